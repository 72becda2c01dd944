import { LOOPBACK } from "../../../scripts/lib/paths.mjs";
import { get } from "../../bench/lib/http.mjs";

/** An isolate without work answers its inspector only when it is woken: it is left out then. */
const PATIENCE_MS = 5000;
const PREFIX = "workerd: worker ";

/**
 * Has every isolate that is at work collect its garbage, and gives what is left: what is really in use.
 * @param {number} inspectorPort of workerd
 * @returns {Promise<Map<string, number>>} bytes by the worker's name
 */
export async function liveHeaps(inspectorPort) {
  // The server closes connections that nobody uses, maybe just when a call goes out on one.
  const { text } = await get(`http://${LOOPBACK}:${inspectorPort}/json`, { Connection: "close" });
  /** @type {{ title: string, webSocketDebuggerUrl: string }[]} */
  const targets = JSON.parse(text);
  const sizes = await Promise.all(targets.map(({ webSocketDebuggerUrl }) => liveHeap(webSocketDebuggerUrl)));
  return new Map(
    targets.flatMap(({ title }, index) => {
      const size = sizes[index];
      return size === null || size === undefined ? [] : [[title.replace(PREFIX, ""), size]];
    }),
  );
}

/**
 * @param {string} url
 * @returns {Promise<number | null>}
 */
function liveHeap(url) {
  const socket = new WebSocket(url);
  return new Promise((resolve) => {
    const end = (/** @type {number | null} */ size) => {
      clearTimeout(patience);
      socket.close();
      resolve(size);
    };
    const patience = setTimeout(() => end(null), PATIENCE_MS);
    socket.onerror = () => end(null);
    socket.onopen = () => {
      socket.send(JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" }));
      socket.send(JSON.stringify({ id: 2, method: "Runtime.getHeapUsage" }));
    };
    socket.onmessage = ({ data }) => {
      const { id, result } = JSON.parse(String(data));
      if (id === 2) end(result.usedSize + result.backingStorageSize);
    };
  });
}
