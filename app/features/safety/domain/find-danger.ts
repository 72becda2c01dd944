import type { Danger } from "../contract";
import { type Window, windowsOf } from "./danger-features";
import { anotherOf, dangerOf, emergencyOf, kindOf, THRESHOLDS } from "./danger-model";
import { languageOf } from "./language";

/** The result for a window, before the thresholds are applied. */
interface Finding {
  window: Window;
  /** Probability of danger of either level. */
  danger: number;
  isEmergency: boolean;
}

/**
 * Returns the danger that a person's words show, or `null`. A small trained classifier (docs/companion.md) reads windows
 * of a few sentences; a hand-written sign lowers its threshold. A topic alone (a question about doctrine, grief, Scripture, a
 * figure of speech) is not danger. In doubt, returns danger.
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
