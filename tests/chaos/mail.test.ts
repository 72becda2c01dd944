import net from "node:net";
import getPort from "get-port";
import { expect, it } from "vitest";
import { LOOPBACK } from "../../scripts/lib/paths.mjs";
import { openLocalDatabases } from "../../scripts/lib/wrangler.mjs";
import { noteFigures } from "../setup/figures";
import { MailServer } from "../smtp/mail-server";
import { Product } from "../smtp/product";

const PEOPLE = 20;
/** Milliseconds that the slow server needs for a greeting. */
const SLOWNESS = 1000;

/** Starts a server that accepts connections and stays silent; `enough` resolves after so many of them. */
async function silentServer(port: number, connections: number) {
  let had = 0;
  const sockets = new Set<net.Socket>();
  let tell = () => {};
  const enough = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).resume();
    had += 1;
    if (had >= connections) tell();
  });
  await new Promise<void>((resolve) => server.listen(port, LOOPBACK, resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  };
  return { enough, close };
}

/** Starts a server that is slow, and refuses each recipient once. */
function slowServer(port: number) {
  const seen = new Set<string>();
  let refused = 0;
  const server = MailServer.start(port, {
    onConnect: (_session, done) => setTimeout(done, SLOWNESS),
    onRcptTo: ({ address }, _session, done) => {
      const isNew = !seen.has(address);
      seen.add(address);
      if (isNew) refused += 1;
      done(isNew ? Object.assign(new Error("Try again later"), { responseCode: 451 }) : undefined);
    },
  });
  return { server, refused: () => refused };
}

async function mailsLeft(state: string): Promise<unknown> {
  const { database, close } = await openLocalDatabases(state);
  const catalog = await database("DB");
  const count = await catalog.prepare("SELECT count(*) AS count FROM outbox").first("count");
  await close();
  return count;
}

it(`delivers ${PEOPLE} mails once each through a mail server that is gone, silent, slow and busy`, async (context) => {
  const port = await getPort({ host: LOOPBACK });
  await using product = new Product({
    MAIL_TRANSPORT: "smtp",
    MAIL_FROM: "Acolyte <prayer@acolyte.test>",
    SMTP_HOST: LOOPBACK,
    SMTP_PORT: String(port),
    SMTP_SECURITY: "none",
  });
  await product.start();
  const started = Date.now();
  const people = [];
  while (people.length < PEOPLE) {
    people.push(...(await Promise.all(Array.from({ length: 4 }, () => product.signUp()))));
  }
  await product.logged("mail-put-off");
  const silent = await silentServer(port, 3);
  await product.tickUntil(silent.enough);
  await silent.close();

  const slow = slowServer(port);
  const mails = await slow.server;
  await product.tickUntil(Promise.all(people.map(({ email }) => mails.mailTo(email))));
  await mails.stop();
  const seconds = Math.round((Date.now() - started) / 1000);
  expect(mails.mails.flatMap(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  const putOff = product.log.split("\n").filter((line) => line.includes('"mail-put-off"')).length;
  expect(product.log).not.toContain('"mail-dead"');
  // Without a row, no mail is sent again.
  await product.stop();
  expect(await mailsLeft(product.state)).toBe(0);
  noteFigures(
    context,
    `${PEOPLE} mails, each arrived once within ${seconds} s; ${putOff} tries put off, ${slow.refused()} of them by a server that said "later"`,
  );
});
