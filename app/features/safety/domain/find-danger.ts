import type { Danger } from "../contract";
import { type Window, windowsOf } from "./danger-features";
import { anotherOf, dangerOf, emergencyOf, kindOf, THRESHOLDS } from "./danger-model";
import { languageOf } from "./language";

/** What a window shows, before it is held against the thresholds. */
interface Finding {
  window: Window;
  /** Probability of danger of either level. */
  danger: number;
  isEmergency: boolean;
}

/**
 * Returns the danger that a person's words show, or `null`. The words are read in windows of a few sentences by a small
 * trained classifier (docs/companion.md); a hand-written sign lowers what the classifier must be sure of. The topic alone
 * (a question of doctrine, grief, Scripture, a figure of speech) is no danger. In doubt it alarms.
 */
export function findDanger(text: string): Danger | null {
  const findings = windowsOf(text).map(toFinding).filter(isDangerous);
  if (findings.length === 0) return null;
  const emergencies = findings.filter(({ isEmergency }) => isEmergency);
  const worst = mostAlarming(emergencies.length > 0 ? emergencies : findings);
  return {
    level: emergencies.length > 0 ? "emergency" : "support",
    kind: kindOf(worst.window.features),
    isAboutAnother: anotherOf(worst.window.features) > THRESHOLDS.another,
    language: languageOf(text),
  };
}

function toFinding(window: Window): Finding {
  const { features } = window;
  return {
    window,
    danger: dangerOf(features),
    isEmergency: emergencyOf(features) > THRESHOLDS.emergency,
  };
}

function isDangerous({ window, danger, isEmergency }: Finding): boolean {
  if (window.sign) return danger > THRESHOLDS.withSign;
  if (window.isAlone || window.isShort) return danger > THRESHOLDS.alone;
  return danger > (isEmergency ? THRESHOLDS.urgent : THRESHOLDS.support);
}

function mostAlarming(findings: Finding[]): Finding {
  return findings.reduce((worst, finding) => (finding.danger > worst.danger ? finding : worst));
}
