/** Times of day without a date, as gateways write them: `17:33:21.141` and `173321.141`. */

const TIME = /^(\d\d):?(\d\d):?(\d\d(?:\.\d+)?)$/;

export function millisecondsOfDay(text: string): number | undefined {
  const [, hours, minutes, seconds] = TIME.exec(text) ?? [];
  if (hours === undefined) return undefined;
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000);
}
