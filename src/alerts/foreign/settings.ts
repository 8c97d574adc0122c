/** What the ship file may say of the alerts of other equipment. */
import { z } from "zod";

export const foreignAlertsSchema = z.array(z.string().min(1)).default([]).meta({
  description:
    "Ports on which other equipment tells its alerts (ALF, ALC, ALR, ALA, HBT; NMEA 2000 126983, 126985): they join the list. What is listed and was not heard is asked for (ACN) on ports that alert-sentences may speak on",
});
