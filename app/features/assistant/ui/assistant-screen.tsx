import { useFetcher, useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import { useCallback, useRef, useState } from "react";
import type { HistoryItem } from "~/features/companion/contract";
import type { Mode } from "~/features/companion/domain/limits";
import { languageOf } from "~/features/companion/domain/text-language";
import { ConfirmEmailNotice, OffNotice } from "~/features/companion/ui/notices";
import { LazyConsentDialog, useConsent } from "~/features/companion/ui/use-consent";
import { HelpNow } from "~/features/safety/ui/help-now";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import type { AssistantStart, AssistantView } from "../contract";
import type { Turn } from "../domain/thread";
import { AnswerStatus } from "./answer-status";
import { Controls } from "./controls";
import { SavedView } from "./saved/saved-view";
import { ConfirmShare } from "./saved/sharing";
import { useOpenSaved, useSavedList } from "./saved/use-saved-list";
import { useSaving } from "./saved/use-saving";
import { SidePanel } from "./side-panel";
import { StarterList } from "./starter-list";
import { ThreadView } from "./thread-view";
import { usePreferences } from "./use-preferences";
import { useQuestion } from "./use-question";
import { useThread } from "./use-thread";
import { useThreadAddress } from "./use-thread-address";

interface AssistantScreenProps {
  view: AssistantView;
  start: AssistantStart;
  /** The mode of an address without one, until the user has chosen. */
  defaultMode: Mode;
}

/** The assistant: a new question with its mode, sources or perspective, or a thread of questions and answers. */
export function AssistantScreen({ view: first, start, defaultMode }: AssistantScreenProps) {
  const { pathname } = useLocation();
  const { view, refresh } = useFreshView(first);
  const { status, history, starters, timezone } = view;
  const [preferences, choose] = usePreferences(start.preferences);
  const [addressMode, setAddressMode] = useState(start.mode);
  const mode = addressMode ?? preferences.mode ?? defaultMode;
  const current = useThread(status.engine, refresh, first.opened);
  const { thread } = current;
  const { isNamed, isUnknown } = useThreadAddress(current, { ...view, opened: first.opened });
  const consent = useConsent(status, refresh);
  const question = useQuestion({ current, consent, mode, preferences, first: start.question });
  const savedList = useSavedList();
  const saving = useSaving(savedList, view.marks);
  const openSaved = useOpenSaved(current, savedList);
  const title = useRef<HTMLHeadingElement>(null);

  const chooseAll: typeof choose = (change) => {
    if (change.mode) setAddressMode(undefined);
    choose(change);
  };

  const openItem = (item: HistoryItem) => {
    setAddressMode(undefined);
    choose({ mode: item.mode, ...(item.denomination && { denomination: item.denomination }) });
    current.open(item);
  };

  const handleDeleted = (item: HistoryItem | "all") => {
    if (item === "all" || item.id === thread?.id) current.close();
    refresh();
  };

  const heading = thread
    ? {
        title: <QuestionTitle {...thread.turns[0]!} />,
        // Leaving the address of a thread closes it, but it may have none yet.
        back: { to: pathname, label: "New question", ...(!isNamed && { onClick: current.close }) },
      }
    : { title: "Ask Acolyte", subtitle: "Questions of faith, answered from the Church’s own sources." };

  return (
    <Page
      {...heading}
      titleRef={title}
      aside={
        <SidePanel
          saved={savedList}
          openSavedId={openSaved.saved?.id ?? null}
          onOpenSaved={openSaved.open}
          history={history}
          timezone={timezone}
          openId={thread?.id ?? null}
          onOpen={openItem}
          onDeleted={handleDeleted}
        />
      }
    >
      {!status.aiEnabled && (
        <OffNotice>
          You turned it off, so nothing you write is sent to it. You can turn it on again in your settings.
        </OffNotice>
      )}
      {isUnknown && (
        <Notice title="This conversation is not in your history" className="mb-6">
          It may have been deleted, or it belongs to another account.
        </Notice>
      )}
      <AnswerStatus turn={thread?.turns.at(-1)} />
      {thread ? (
        <ThreadView
          key={current.threadKey}
          thread={thread}
          title={title}
          current={current}
          question={question}
          status={status}
          saving={saving}
        />
      ) : (
        <>
          {status.aiEnabled && (
            <>
              <ConfirmEmailNotice status={status} />
              <Controls
                mode={mode}
                preferences={preferences}
                onChoose={chooseAll}
                question={question.question}
                onQuestion={question.setQuestion}
                onAsk={() => question.ask(question.question)}
                consent={consent}
                status={status}
              />
            </>
          )}
          {openSaved.saved ? (
            <SavedView
              saved={openSaved.saved}
              timezone={timezone}
              isPending={saving.isPending}
              onShare={() => openSaved.saved && void saving.share(openSaved.saved)}
              onClose={openSaved.close}
            />
          ) : (
            status.aiEnabled && <StarterList questions={starters[mode]} onAsk={question.ask} />
          )}
        </>
      )}
      <footer className="mt-8 border-t border-line pt-3 print:hidden">
        <HelpNow />
      </footer>
      <ConfirmShare saving={saving} />
      <LazyConsentDialog consent={consent} provider={status.provider} />
    </Page>
  );
}

/** Characters of a question that is still a headline. */
const SHORT_QUESTION = 110;

/** The question as the headline of its answer; in smaller letters when it is long, or when help must come first. */
function QuestionTitle({ question, isSafetyMessage }: Pick<Turn, "question" | "isSafetyMessage">) {
  const isSmall = isSafetyMessage || question.length > SHORT_QUESTION;
  return (
    <span
      lang={languageOf(question)}
      className={clsx("block whitespace-pre-line", isSmall ? "text-xl/8" : "text-pretty")}
    >
      {question}
    </span>
  );
}

/**
 * Returns the screen's data, and a function that loads it again. Not a revalidation of the page, which would scroll back
 * while the user reads an answer.
 */
function useFreshView(first: AssistantView): { view: AssistantView; refresh: () => void } {
  const { pathname } = useLocation();
  const { load, data } = useFetcher<{ view: AssistantView } | { visitor: true }>();
  const refresh = useCallback(() => void load(pathname), [load, pathname]);
  // A navigation to the address of a new thread may end after the reload that follows its answer.
  const isNewer = data && "view" in data && data.view.loadedAt >= first.loadedAt;
  return { view: isNewer ? data.view : first, refresh };
}
