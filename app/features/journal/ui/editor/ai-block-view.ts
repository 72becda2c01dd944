import { AI_TITLES, type AiKind, aiParagraphs } from "../../domain/companion-words";

/** A block on its way, as it looks in the text: nothing of it is part of the entry yet. */
export interface AiBlockView {
  element: HTMLElement;
  /** Shows the text so far. */
  show: (text: string) => void;
  /** Leaves the page's scrolling alone from now on. */
  release: () => void;
}

/** Makes the view of a block. The page follows its words until the person moves or types. */
export function createAiBlockView(kind: AiKind): AiBlockView {
  const element = document.createElement("div");
  element.dataset.ai = kind;
  element.className = "ai-coming";
  element.contentEditable = "false";
  // Its start and its end are announced; the words are read where they stay.
  element.ariaHidden = "true";
  const title = document.createElement("h2");
  title.textContent = AI_TITLES[kind];
  const waiting = document.createElement("p");
  waiting.className = "ai-waiting";
  for (let dot = 0; dot < 3; dot++) waiting.appendChild(document.createElement("span"));
  element.appendChild(title);
  element.appendChild(waiting);

  const paragraphs: HTMLElement[] = [];
  const follow = followWords(element);
  return {
    element,
    show(text) {
      const lines = aiParagraphs(text);
      if (lines.length > 0) waiting.remove();
      for (const [index, line] of lines.entries()) {
        let paragraph = paragraphs[index];
        if (!paragraph) {
          paragraph = document.createElement("p");
          paragraphs.push(paragraph);
          element.appendChild(paragraph);
        }
        extend(paragraph, line);
      }
      for (const gone of paragraphs.splice(lines.length)) gone.remove();
      follow.tick();
    },
    release: follow.stop,
  };
}

/** Adds what is new at the end of a paragraph, so that it can fade in by itself. */
function extend(paragraph: HTMLElement, line: string) {
  const before = paragraph.textContent ?? "";
  if (before === line) return;
  if (!line.startsWith(before)) {
    paragraph.textContent = line;
    return;
  }
  const words = document.createElement("span");
  words.className = "ai-words";
  words.textContent = line.slice(before.length);
  paragraph.appendChild(words);
}

/** Keeps the end of an element in sight until the person scrolls, points or types. */
function followWords(element: HTMLElement) {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  for (const event of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    window.addEventListener(event, stop, { passive: true, signal: stopped.signal, capture: true });
  }
  return {
    tick() {
      if (!stopped.signal.aborted) element.lastElementChild?.scrollIntoView({ block: "nearest" });
    },
    stop,
  };
}
