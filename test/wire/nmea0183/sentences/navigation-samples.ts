/** What navigation and machinery say, and what is read of it. */
import type { Fields } from "../../../../src/wire/message.ts";
import { encodeSentence } from "../../../../src/wire/nmea0183/encode.ts";

const PLACE = { latitude: 59.437, longitude: 24.7535 };

/** Sentences as ships send them, and what they say. */
export const SAMPLES: readonly (readonly [says: string, sentence: string, fields: Fields])[] = [
  [
    "RMC: position, speed, course, date, variation, mode and navigational status",
    "$GPRMC,123456.00,A,5926.2200,N,02445.2100,E,12.0,090.0,301126,9.1,E,A,S*74",
    {
      time: "123456.00",
      status: "A",
      ...PLACE,
      speed: 12,
      course: 90,
      date: "301126",
      variation: 9.1,
      mode: "A",
      navigationalStatus: "S",
    },
  ],
  [
    "GNS: the mode of each satellite system",
    "$GNGNS,123456.00,5926.2200,N,02445.2100,E,AAN,14,0.8,25.0,17.5,,,S*5B",
    {
      time: "123456.00",
      ...PLACE,
      mode: "AAN",
      satellites: 14,
      horizontalDilution: 0.8,
      altitude: 25,
      geoidSeparation: 17.5,
      navigationalStatus: "S",
    },
  ],
  [
    "GGA: quality of the fix",
    "$GPGGA,123456.00,5926.2200,N,02445.2100,E,1,10,0.9,25.0,M,17.5,M,,*5B",
    {
      time: "123456.00",
      ...PLACE,
      quality: 1,
      satellites: 10,
      horizontalDilution: 0.9,
      altitude: 25,
      geoidSeparation: 17.5,
    },
  ],
  [
    "GLL: position and its validity",
    "$GPGLL,5926.2200,N,02445.2100,E,123456.00,A,A*62",
    { ...PLACE, time: "123456.00", status: "A", mode: "A" },
  ],
  [
    "VTG: course and speed over ground",
    "$GPVTG,090.0,T,080.9,M,12.0,N,22.2,K,A*2A",
    { course: 90, courseMagnetic: 80.9, speed: 12, speedKilometres: 22.2, mode: "A" },
  ],
  ["THS: true heading and its mode", "$HETHS,090.0,A*24", { heading: 90, mode: "A" }],
  ["HDT: true heading", "$HEHDT,090.0,T*26", { heading: 90 }],
  [
    "HDG: westerly deviation is negative",
    "$HCHDG,081.2,0.3,W,9.1,E*50",
    { heading: 81.2, deviation: -0.3, variation: 9.1 },
  ],
  ["ROT: to port is negative", "$HEROT,-003.5,A*00", { rateOfTurn: -3.5, status: "A" }],
  [
    "VBW: speeds along and across",
    "$VDVBW,12.1,0.1,A,12.0,0.2,A,0.0,A,0.1,A*52",
    {
      waterSpeed: 12.1,
      waterSpeedAcross: 0.1,
      waterStatus: "A",
      groundSpeed: 12,
      groundSpeedAcross: 0.2,
      groundStatus: "A",
      sternWaterSpeedAcross: 0,
      sternWaterStatus: "A",
      sternGroundSpeedAcross: 0.1,
      sternGroundStatus: "A",
    },
  ],
  [
    "VHW: speed through water",
    "$VDVHW,090.0,T,080.9,M,12.1,N,22.4,K*49",
    { heading: 90, headingMagnetic: 80.9, speed: 12.1, speedKilometres: 22.4 },
  ],
  ["DPT: depth and offset", "$SDDPT,45.3,1.5,200.0*61", { depth: 45.3, offset: 1.5, range: 200 }],
  [
    "DBT: depth below the transducer",
    "$SDDBT,148.6,f,45.3,M,24.8,F*01",
    { depthFeet: 148.6, depth: 45.3, depthFathoms: 24.8 },
  ],
  [
    "RSA: two rudders",
    "$SGRSA,-5.0,A,-5.1,A*55",
    { starboard: -5, starboardStatus: "A", port: -5.1, portStatus: "A" },
  ],
  [
    "RPM: a shaft",
    "$RCRPM,S,1,105.0,80.0,A*6D",
    { source: "S", number: 1, revolutions: 105, pitch: 80, status: "A" },
  ],
  [
    "PRC: the lever on the bridge",
    "$RCPRC,50.0,A,105.0,R,80.0,P,B,1*47",
    {
      lever: 50,
      status: "A",
      revolutionsDemand: 105,
      revolutionsMode: "R",
      pitchDemand: 80,
      pitchMode: "P",
      place: "B",
      number: 1,
    },
  ],
  [
    "TRC: what a bow thruster is told",
    "$RCTRC,1,50.0,P,,V,,B,R*68",
    {
      number: 1,
      revolutionsDemand: 50,
      revolutionsMode: "P",
      pitchMode: "V",
      place: "B",
      sentenceStatus: "R",
    },
  ],
  [
    "TRD: what a bow thruster does",
    "$RCTRD,1,48.0,P,,V,*76",
    { number: 1, revolutions: 48, revolutionsMode: "P", pitchMode: "V" },
  ],
  [
    "ZDA: date, time and zone",
    "$ZQZDA,123456.00,30,11,2026,-02,00*57",
    { time: "123456.00", day: 30, month: 11, year: 2026, zoneHours: -2, zoneMinutes: 0 },
  ],
  [
    "MWV: wind",
    "$WIMWV,045.0,R,15.2,N,A*14",
    { angle: 45, reference: "R", speed: 15.2, unit: "N", status: "A" },
  ],
  ["SLM: steered by autopilot from the bridge", "$SGSLM,1,B,,A,*58", { system: 1, place: "B", mode: "A" }],
  ["MTW: water temperature", encodeSentence("YX", "MTW", ["+17.5", "C"]), { temperature: 17.5 }],
  [
    "DDC: displays dimmed for the night",
    encodeSentence("II", "DDC", ["N", "20", "N", "R"]),
    { preset: "N", brightness: 20, palette: "N", sentenceStatus: "R" },
  ],
  [
    "TTM: a target tracked by radar",
    encodeSentence(
      "RA",
      "TTM",
      "03,4.20,045.0,T,11.5,270.0,T,0.80,12.5,N,TANKER [A-1],T,,123456.00,M".split(","),
    ),
    {
      target: "03",
      distance: 4.2,
      bearing: 45,
      bearingReference: "T",
      speed: 11.5,
      course: 270,
      courseReference: "T",
      closestApproach: 0.8,
      timeToClosestApproach: 12.5,
      units: "N",
      name: "TANKER [A-1]",
      status: "T",
      time: "123456.00",
      acquisition: "M",
    },
  ],
  ["HSS: hull stress", "$HSHSS,FR42P,-35.2,A*4B", { point: "FR42P", value: -35.2, status: "A" }],
  [
    "XDR: pitch and roll",
    "$YXXDR,A,-1.0,D,PITCH,A,3.0,D,ROLL*3B",
    {
      measurements: [
        { type: "A", value: -1, unit: "D", name: "PITCH" },
        { type: "A", value: 3, unit: "D", name: "ROLL" },
      ],
    },
  ],
  [
    "XDR: contacts, 1 is made and 0 is not",
    "$IIXDR,S,1,B,WTD7,S,0,B,BILGE3*49",
    {
      measurements: [
        { type: "S", value: 1, unit: "B", name: "WTD7" },
        { type: "S", value: 0, unit: "B", name: "BILGE3" },
      ],
    },
  ],
  [
    "XDR: the older form of a contact, without unit",
    "$IIXDR,S,1,,WTD7*5C",
    { measurements: [{ type: "S", value: 1, name: "WTD7" }] },
  ],
];
