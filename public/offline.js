// The page that the service worker shows offline. The last user of this browser can write here: the words become a draft
// of a new entry, in the store and the form of the app's own drafts (app/features/drafts).

/** Long enough not to store every key press, well below the second that drafts promise. */
const KEEP_AFTER_MS = 400;
/** The draft's target: a new entry of today. */
const TARGET = "new:";

const theme = /(?:^|; )acolyte_theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
if (theme) document.documentElement.dataset.theme = theme;

document.addEventListener("DOMContentLoaded", () => {
  if (navigator.onLine && location.pathname === "/offline") return location.replace("/");
  // Online, but the server does not answer.
  if (navigator.onLine) document.querySelector("h1").textContent = "Acolyte cannot be reached";
  const words = document.getElementById("words");
  document.getElementById("retry").addEventListener("click", () => location.reload());
  addEventListener("online", () => {
    // Reloads only an empty page: a reload would interrupt the writing.
    if (words.value.trim() === "") return location.reload();
    document.getElementById("continue").hidden = false;
    say("The network is back.");
  });
  addEventListener("offline", () => {
    document.getElementById("continue").hidden = true;
    say("");
  });
  const userId = localStorage.getItem("acolyte_user");
  if (userId) startWriter(userId, words);
});

async function startWriter(userId, words) {
  const drafts = await openDrafts().catch(() => null);
  if (!drafts) return;
  const draft = (await lastWrittenHere(drafts, userId)) ?? { id: crypto.randomUUID() };
  if (draft.offlineText) words.value = draft.offlineText;
  document.getElementById("writer").hidden = false;

  let timer;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const store = drafts.transaction("drafts", "readwrite").objectStore("drafts");
    const key = `${userId}/${draft.id}`;
    if (words.value.trim() === "") store.delete(key);
    else store.put(toDraft(draft.id, userId, words.value), key);
    store.transaction.onerror = () => say("This browser cannot keep these words: please copy them.");
    store.transaction.commit?.();
  };
  words.addEventListener("input", () => {
    timer ??= setTimeout(keep, KEEP_AFTER_MS);
  });
  const keepNow = () => timer !== undefined && keep();
  document.addEventListener("visibilitychange", keepNow);
  addEventListener("pagehide", keepNow);
}

function say(text) {
  document.getElementById("state").textContent = text;
}

function openDrafts() {
  return settled(indexedDB.open("acolyte-drafts"), (opening) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore("drafts");
  });
}

/** Returns the latest draft written on this page that the app has not opened since. */
async function lastWrittenHere(drafts, userId) {
  const all = await settled(drafts.transaction("drafts").objectStore("drafts").getAll());
  return all
    .filter((draft) => draft.userId === userId && draft.target === TARGET && draft.offlineText)
    .sort((a, b) => b.keptAt - a.keptAt)[0];
}

function toDraft(id, userId, text) {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const lines = escaped.split(/\n+/).filter((line) => line.trim() !== "");
  const content = lines.map((line) => `<p>${line}</p>`).join("");
  const words = { content, mood: null, originalGreeting: null, originalInspiration: "", wasSent: false };
  return { id, userId, target: TARGET, words, keptAt: Date.now(), offlineText: text };
}

function settled(request, prepare) {
  prepare?.(request);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
