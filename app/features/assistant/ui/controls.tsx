import type { CompanionStatus } from "~/features/companion/contract";
import {
  type Mode,
  PERSPECTIVE_LABELS,
  PERSPECTIVES,
  type Perspective,
} from "~/features/companion/domain/limits";
import { CallsLeft, EngineChoice } from "~/features/companion/ui/calls-left";
import type { Consent } from "~/features/companion/ui/use-consent";
import { Card } from "~/ui/card";
import { NativeSelect } from "~/ui/native-select";
import { Segmented } from "~/ui/segmented";
import type { AssistantPreferences } from "../domain/preferences";
import { QuestionBox } from "./question-box";
import { SourceLine } from "./source-line";

interface ControlsProps {
  mode: Mode;
  preferences: AssistantPreferences;
  onChoose: (change: Partial<AssistantPreferences>) => void;
  question: string;
  onQuestion: (question: string) => void;
  onAsk: () => void;
  status: CompanionStatus;
  consent: Consent;
}

const MODE_OPTIONS = [
  { value: "faith-learning" as const, label: "Faith learning" },
  { value: "apologetics" as const, label: "Apologetics" },
];

const PLACEHOLDERS: Record<Mode, string> = {
  "faith-learning": "What would you like to understand?",
  apologetics: "What have you been asked?",
};

/** The mode, the box for a new question, and its sources or perspective. */
export function Controls(props: ControlsProps) {
  const { mode, preferences, onChoose, question, onQuestion, onAsk, status, consent } = props;
  return (
    <Card padding="none" className="p-4 sm:p-6 print:hidden">
      <Segmented
        legend="Mode"
        options={MODE_OPTIONS}
        value={mode}
        onValueChange={(chosen) => onChoose({ mode: chosen })}
        className="mb-4"
      />
      <QuestionBox
        label="Your question"
        placeholder={PLACEHOLDERS[mode]}
        value={question}
        onChange={onQuestion}
        onAsk={onAsk}
        isAnswering={false}
      >
        {mode === "faith-learning" ? (
          <SourceLine
            sources={preferences.sources}
            onChange={(sources) => onChoose({ sources })}
            isOpen={!preferences.areSourcesCollapsed}
            onToggle={(isOpen) => onChoose({ areSourcesCollapsed: !isOpen })}
          />
        ) : (
          <PerspectivePicker
            perspective={preferences.denomination}
            onChange={(denomination) => onChoose({ denomination })}
          />
        )}
        <span className="ml-auto self-center text-right text-sm text-muted">
          <CallsLeft status={status} />
        </span>
      </QuestionBox>
      <div className="mt-2 text-sm text-muted empty:hidden">
        <EngineChoice status={status} consent={consent} />
      </div>
    </Card>
  );
}

interface PerspectivePickerProps {
  perspective: Perspective;
  onChange: (perspective: Perspective) => void;
}

function PerspectivePicker({ perspective, onChange }: PerspectivePickerProps) {
  return (
    <NativeSelect
      label="Perspective"
      hint="Who asked you? We start from common ground."
      value={perspective}
      onChange={(event) => onChange(event.target.value as Perspective)}
      fieldClassName="min-w-0 max-w-80 flex-1 basis-60"
    >
      {PERSPECTIVES.map((one) => (
        <option key={one} value={one}>
          {PERSPECTIVE_LABELS[one]}
        </option>
      ))}
    </NativeSelect>
  );
}
