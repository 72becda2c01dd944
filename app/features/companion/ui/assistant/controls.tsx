import { Card } from "~/ui/card";
import type { CompanionStatus, Mode } from "../../contract";
import type { AssistantPreferences } from "../../domain/assistant-preferences";
import { CallsLeft } from "../calls-left";
import { EngineChoice } from "../engine-choice";
import type { Consent } from "../use-consent";
import { ModeChoice } from "./mode-choice";
import { PerspectivePicker } from "./perspective-picker";
import { QuestionBox } from "./question-box";
import { SourcePicker } from "./source-picker";

interface ControlsProps {
  mode: Mode;
  preferences: AssistantPreferences;
  onChoose: (change: Partial<AssistantPreferences>) => void;
  question: string;
  onQuestion: (question: string) => void;
  onAsk: () => void;
  isAnswering: boolean;
  status: CompanionStatus;
  consent: Consent;
}

const PLACEHOLDERS: Record<Mode, string> = {
  "faith-learning": "What would you like to understand?",
  apologetics: "What have you been asked?",
};

/** Everything a question is asked with. */
export function Controls(props: ControlsProps) {
  const { mode, preferences, onChoose, question, onQuestion, onAsk, isAnswering, status, consent } = props;
  const { sources, areSourcesCollapsed, denomination } = preferences;
  return (
    <Card padding="none" className="print:hidden">
      <div className="p-4 sm:p-6 sm:pb-5">
        <ModeChoice mode={mode} onChange={(chosen) => onChoose({ mode: chosen })} />
        <div className="mt-4">
          <QuestionBox
            label="Your question"
            placeholder={PLACEHOLDERS[mode]}
            value={question}
            onChange={onQuestion}
            onAsk={onAsk}
            isAnswering={isAnswering}
          >
            <CallsLeft status={status} />
            <EngineChoice status={status} consent={consent} />
          </QuestionBox>
        </div>
      </div>
      <div className="border-t border-line px-4 pt-2 pb-3 sm:px-6 sm:pb-4">
        {mode === "faith-learning" ? (
          <SourcePicker
            sources={sources}
            onChange={(chosen) => onChoose({ sources: chosen })}
            isCollapsed={areSourcesCollapsed}
            onCollapse={(isCollapsed) => onChoose({ areSourcesCollapsed: isCollapsed })}
          />
        ) : (
          <PerspectivePicker
            perspective={denomination}
            onChange={(chosen) => onChoose({ denomination: chosen })}
          />
        )}
      </div>
    </Card>
  );
}
