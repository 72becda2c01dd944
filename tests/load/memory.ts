import { LOOPBACK } from "../../scripts/lib/paths.mjs";
import { sendOrThrow } from "../kit/http";
import { median, percentile, residentBytes } from "../kit/measure";

const RESIDENT_EVERY_MS = 1000;
/** Often enough that garbage is never mistaken for growth. */
const COLLECT_EVERY_MS = 15_000;
/** An isolate without work answers its inspector only when it wakes up: it is left out then. */
const PATIENCE_MS = 5000;
/** The product's own isolate, by its name in workerd. */
const PRODUCT = "workerd: worker core:user:acolyte";

/** Parts that a run is cut into: the first is the warm-up; the last is compared with the second. */
const PARTS = 5;
/** How much more the last part may hold than the second. */
const TOLERANCE = 1.1;

type Sample = [minutes: number, megabytes: number];

/** Memory of the process, and of the product's isolate after a collection. */
interface Samples {
  resident: Sample[];
  heap: Sample[];
}

/** Megabytes in the second and in the last fifth of a run, and whether there was no growth between them. */
interface Verdict {
  warm: number;
  last: number;
  holds: boolean;
}

/** Samples the memory of workerd until it is stopped. */
export function watchMemory(pid: number, inspectorPort: number) {
  const started = Date.now();
  const minutes = () => (Date.now() - started) / 60_000;
  const samples: Samples = { resident: [], heap: [] };
  const resident = setInterval(() => {
    samples.resident.push([minutes(), residentBytes(pid) / 1e6]);
  }, RESIDENT_EVERY_MS);
  let collecting = Promise.resolve();
  const collections = setInterval(() => {
    collecting = collecting.then(async () => {
      // A collection that fails costs one sample and not the run.
      const bytes = await liveHeap(inspectorPort).catch(() => null);
      if (bytes) samples.heap.push([minutes(), bytes / 1e6]);
    });
  }, COLLECT_EVERY_MS);
  const stop = async () => {
    clearInterval(resident);
    clearInterval(collections);
    await collecting;
  };
  return { samples, stop };
}

/**
 * Compares the second fifth of a run with the last, and judges whether memory stood still after the first fifth of a run: by the median of the process, and by the least of the
 * isolate, which is what it keeps when the fewest requests are under way.
 */
export function judgeMemory({ resident, heap }: Samples): Record<"resident" | "heap", Verdict> {
  return { resident: judge(resident, median), heap: judge(heap, (values) => percentile(values, 0)) };
}

function judge(samples: Sample[], measure: (megabytes: number[]) => number): Verdict {
  const end = samples.at(-1)?.[0] ?? 0;
  const part = (number: number) => {
    const [from, to] = [(end * number) / PARTS, (end * (number + 1)) / PARTS];
    return measure(samples.flatMap(([at, megabytes]) => (at >= from && at <= to ? [megabytes] : [])));
  };
  const [warm, last] = [part(1), part(PARTS - 1)];
  // Without samples nothing is shown: the comparison is false then.
  return { warm, last, holds: last <= warm * TOLERANCE };
}

/** Has the product's isolate collect its garbage, and returns the bytes in use; null when it does not answer. */
async function liveHeap(inspectorPort: number): Promise<number | null> {
  const { text } = await sendOrThrow(`http://${LOOPBACK}:${inspectorPort}`, {
    path: "/json",
    headers: { Connection: "close" },
  });
  const targets = JSON.parse(text) as { title: string; webSocketDebuggerUrl: string }[];
  const product = targets.find(({ title }) => title === PRODUCT);
  if (!product) return null;
  const socket = new WebSocket(product.webSocketDebuggerUrl);
  return await new Promise((resolve) => {
    const end = (size: number | null) => {
      clearTimeout(patience);
      socket.close();
      resolve(size);
    };
    const patience = setTimeout(() => end(null), PATIENCE_MS);
    socket.addEventListener("error", () => end(null));
    socket.addEventListener("open", () => {
      socket.send(JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" }));
      socket.send(JSON.stringify({ id: 2, method: "Runtime.getHeapUsage" }));
    });
    socket.addEventListener("message", ({ data }) => {
      const { id, result } = JSON.parse(String(data));
      if (id === 2) end(result.usedSize + result.backingStorageSize);
    });
  });
}
