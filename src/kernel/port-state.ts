/** The states of a port, in the words of both who hear and who judge. */
export const PORT_STATES = ["starting", "hearing", "silent", "lost"] as const;
export type PortState = (typeof PORT_STATES)[number];
