/**
 * The panel's server. It shows the picture and passes acts on; it decides nothing.
 *
 *   GET  /            the page                          GET  /who       who may act, and who is signed in
 *   GET  /stream      server-sent events, see stream.ts POST /sign-in   {"name","pin"}
 *   GET  /ship        the ship and her equipment        POST /sign-out
 *   GET  /log         entries, see log-page.ts          POST /act       an act of signals/act.ts
 *   GET  /defects     entries whose defects are open    POST /sound     whether the page can be heard
 *
 * Whatever is refused is said as {"ok": false, "words": "…"} in a sentence that can be shown as it stands.
 */
import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { z } from "zod";
import type { Instant } from "../../kernel/clock.ts";
import type { Entry } from "../../logbook/entry.ts";
import type { FrontOfficeStart, PanelSettings } from "../feed.ts";
import { Access } from "./access.ts";
import { readAct } from "./acts.ts";
import type { Answers } from "./answers.ts";
import { type LogReader, readLogPage } from "./log-page.ts";
import { refusal } from "./origin.ts";
import { falselyNames } from "./references.ts";
import type { Sounds } from "./sounds.ts";
import type { Stream } from "./stream.ts";

export interface PanelParts {
  readonly settings: PanelSettings;
  readonly ship: FrontOfficeStart["ship"];
  readonly equipment: FrontOfficeStart["equipment"];
  readonly log: LogReader;
  /** The entries whose defects nobody has entered as made good, oldest first. */
  readonly defects: () => readonly Entry[];
  readonly answers: Answers;
  readonly stream: Stream;
  readonly sounds: Pick<Sounds, "told">;
  /** Where the compiled page lies. */
  readonly page: string;
  readonly now: () => Instant;
}

export interface PanelServer {
  /** As a browser is to call it. */
  readonly address: string;
  close(): Promise<void>;
}

/** Everything from our own address, nothing from anywhere else, in no one's frame. The page's components colour themselves by style attributes. */
const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const COOKIE = "watchkeeper";
const signInSchema = z.strictObject({ name: z.string().min(1).max(60), pin: z.string().max(64) });
const soundSchema = z.strictObject({ blocked: z.boolean() });
const NO_PAGE = "The panel's page has not been built. Run npm run build, then start again.";

/** Listens, or throws when it cannot. */
export async function panelServer(parts: PanelParts): Promise<PanelServer> {
  const app = Fastify({ bodyLimit: 32_768, forceCloseConnections: true });
  // A form of another page can send plain text without asking first; JSON it cannot.
  app.removeContentTypeParser("text/plain");
  guard(app, parts.settings);
  stage(app, parts);
  people(app, parts);
  if (existsSync(`${parts.page}/index.html`)) await app.register(fastifyStatic, { root: parts.page });
  else app.get("/", (_, reply) => refused(reply, 503, NO_PAGE));
  const address = await app.listen({ host: parts.settings.host, port: parts.settings.port });
  return {
    address,
    close: async () => {
      parts.stream.close();
      await app.close();
    },
  };
}

/** Foreign requests are turned away before anything is read; trouble inside one request stays inside it. */
function guard(app: FastifyInstance, settings: PanelSettings): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(HEADERS);
    const { host, origin } = request.headers;
    const fetchSite = request.headers["sec-fetch-site"];
    const asked = { method: request.method, host, origin, fetchSite: [fetchSite].flat()[0] };
    const because = refusal(asked, settings.host);
    if (because !== undefined) await refused(reply, 403, because);
  });
  app.setErrorHandler<Error & { readonly statusCode?: number }>((error, _, reply) => {
    const status = error.statusCode ?? 500;
    return refused(
      reply,
      status,
      status < 500
        ? `The request cannot be read: ${error.message}.`
        : `The panel could not answer: ${error.message}.`,
    );
  });
  app.setNotFoundHandler((request, reply) =>
    refused(reply, 404, `The panel has nothing at ${request.method} ${request.url}.`),
  );
}

/** What is shown. */
function stage(app: FastifyInstance, parts: PanelParts): void {
  const { stream } = parts;
  app.get("/ship", () => ({ ship: parts.ship, equipment: parts.equipment }));
  app.get("/log", (request, reply) => {
    const page = readLogPage(request.query, parts.log);
    return page.ok ? page.value : refused(reply, 400, page.words);
  });
  app.get("/defects", () => ({ entries: parts.defects() }));
  app.post("/sound", (request, reply) => {
    const told = soundSchema.safeParse(request.body);
    if (!told.success) return refused(reply, 400, 'Say whether the page can be heard: {"blocked": false}.');
    parts.sounds.told(request.ip, told.data.blocked, parts.now().mono);
    return { ok: true, words: "" };
  });
  app.get("/stream", (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    const client = {
      send: (text: string) => void raw.write(text),
      waiting: () => raw.writableLength,
      drop: () => void raw.destroy(),
    };
    raw.on("error", () => stream.leave(client));
    request.raw.on("close", () => stream.leave(client));
    raw.writeHead(200, { ...HEADERS, "content-type": "text/event-stream", "cache-control": "no-store" });
    if (!stream.join(client, parts.now())) raw.end("event: full\ndata: {}\n\n");
  });
}

/** What is done, and by whom. */
function people(app: FastifyInstance, parts: PanelParts): void {
  const access = new Access(parts.settings);
  const names = parts.settings.people.map(({ name, rank }) => ({ name, rank }));
  app.get("/who", (request) => ({
    mayAct: access.standing,
    people: names,
    signedIn: access.who(token(request), parts.now().mono) ?? null,
  }));
  app.post("/sign-in", async (request, reply) => {
    const asked = signInSchema.safeParse(request.body);
    if (!asked.success) return refused(reply, 400, 'To sign in, say who you are: {"name": "…", "pin": "…"}.');
    const opened = await access.signIn(asked.data.name, asked.data.pin, parts.now().mono);
    if (!opened.ok) {
      if (opened.retryAfter !== undefined) reply.header("retry-after", opened.retryAfter);
      return refused(reply, opened.retryAfter === undefined ? 403 : 429, opened.words);
    }
    reply.header("set-cookie", `${COOKIE}=${opened.value}; HttpOnly; SameSite=Strict; Path=/`);
    return { ok: true, words: `${asked.data.name} is signed in.` };
  });
  app.post("/sign-out", (request) => {
    access.signOut(token(request));
    return { ok: true, words: "Signed out." };
  });
  app.post("/act", async (request, reply) => {
    const act = readAct(request.body);
    if (!act.ok) return refused(reply, 400, act.words);
    const author = access.author(token(request), act.value.author, parts.now().mono);
    if (!author.ok) return refused(reply, 403, author.words);
    const falsely = falselyNames(act.value, parts);
    if (falsely !== undefined) return refused(reply, 409, falsely);
    const answer = await parts.answers.ask({ ...act.value, author: author.value }, parts.now().mono);
    return reply.code(answer.late ? 504 : answer.ok ? 200 : 409).send({ ok: answer.ok, words: answer.words });
  });
}

const refused = (reply: FastifyReply, status: number, words: string) =>
  reply.code(status).send({ ok: false, words });

function token(request: FastifyRequest): string | undefined {
  for (const pair of (request.headers.cookie ?? "").split(/;\s*/)) {
    const [name, value] = pair.split("=");
    if (name === COOKIE) return value;
  }
  return undefined;
}
