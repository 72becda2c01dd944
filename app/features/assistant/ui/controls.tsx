import type { CompanionStatus } from "~/features/companion/contract";
import {
  COMPANION_LIMITS,
  type Mode,
  PERSPECTIVE_LABELS,
  PERSPECTIVES,
  type Perspective,
  SOURCE_LABELS,
  SOURCES,
  type Source,
} from "~/features/companion/domain/limits";
import { CallsLeft, EngineChoice } from "~/features/companion/ui/calls-left";
import type { Consent } from "~/features/companion/ui/use-consent";
import { Card } from "~/ui/card";
import { CheckChips } from "~/ui/check-chips";
import { Collapsible } from "~/ui/collapsible";
import { NativeSelect } from "~/ui/native-select";
import { Segmented } from "~/ui/segmented";
import type { AssistantPreferences } from "../domain/preferences";
import { QuestionBox } from "./question-box";

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

const MODE_OPTIONS = [
  { value: "faith-learning" as const, label: "Faith learning" },
  { value: "apologetics" as const, label: "Apologetics" },
];

const PLACEHOLDERS: Record<Mode, string> = {
  "faith-learning": "What would you like to understand?",
  apologetics: "What have you been asked?",
};

/** The mode, the question box, and the sources or the perspective. */
export function Controls(props: ControlsProps) {
  const { mode, preferences, onChoose, question, onQuestion, onAsk, isAnswering, status, consent } = props;
  return (
    <Card padding="none" className="print:hidden">
      <div className="p-4 sm:p-6 sm:pb-5">
        <Segmented
          legend="Mode"
          options={MODE_OPTIONS}
          value={mode}
          onValueChange={(chosen) => onChoose({ mode: chosen })}
        />
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
            sources={preferences.sources}
            onChange={(sources) => onChoose({ sources })}
            isCollapsed={preferences.areSourcesCollapsed}
            onCollapse={(areSourcesCollapsed) => onChoose({ areSourcesCollapsed })}
          />
        ) : (
          <PerspectivePicker
            perspective={preferences.denomination}
            onChange={(denomination) => onChoose({ denomination })}
          />
        )}
      </div>
    </Card>
  );
}

const SOURCE_OPTIONS = SOURCES.map((source) => ({ value: source, label: SOURCE_LABELS[source] }));
const { max } = COMPANION_LIMITS.sources;

interface SourcePickerProps {
  sources: Source[];
  onChange: (sources: Source[]) => void;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
}

/** Chooses one to three sources. Collapsed, it names the chosen ones. */
function SourcePicker({ sources, onChange, isCollapsed, onCollapse }: SourcePickerProps) {
  const chosen = sources.map((source) => SOURCE_LABELS[source]).join(", ");
  return (
    <Collapsible
      open={!isCollapsed}
      onOpenChange={(isOpen) => onCollapse(!isOpen)}
      title={
        <span className="min-w-0">
          <span className="text-sm">
            Sources{" "}
            <span className="font-normal text-muted tabular-nums">
              {sources.length} of {max}
            </span>
          </span>
          {isCollapsed && (
            <span className="block truncate text-sm font-normal text-muted">{chosen || "None chosen"}</span>
          )}
        </span>
      }
    >
      <p className="mb-3 text-sm text-muted">Answer from (up to three)</p>
      <CheckChips
        legend="Sources"
        hideLegend
        options={SOURCE_OPTIONS}
        value={sources}
        onValueChange={onChange}
        max={max}
      />
    </Collapsible>
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
    >
      {PERSPECTIVES.map((one) => (
        <option key={one} value={one}>
          {PERSPECTIVE_LABELS[one]}
        </option>
      ))}
    </NativeSelect>
  );
}
