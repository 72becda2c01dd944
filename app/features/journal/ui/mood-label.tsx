import { __iconData as bird } from "lucide-react/icons/bird";
import { __iconData as cloudRain } from "lucide-react/icons/cloud-rain";
import { __iconData as grinning } from "lucide-react/icons/face-grinning";
import { __iconData as neutral } from "lucide-react/icons/face-neutral";
import { __iconData as flame } from "lucide-react/icons/flame";
import { __iconData as handHeart } from "lucide-react/icons/hand-heart";
import { __iconData as sparkles } from "lucide-react/icons/sparkles";
import { __iconData as sunrise } from "lucide-react/icons/sunrise";
import { __iconData as wind } from "lucide-react/icons/wind";
import { type Sign, signOf } from "~/ui/sign";
import type { Mood } from "../contract";
import "./mood-colours.css";

const MOOD_ICONS: Record<Mood, Sign> = {
  joyful: signOf(grinning),
  peaceful: signOf(bird),
  grateful: signOf(handHeart),
  hopeful: signOf(sunrise),
  contemplative: signOf(flame),
  struggling: signOf(cloudRain),
  anxious: signOf(wind),
  blessed: signOf(sparkles),
};

const Neutral = signOf(neutral);

/** A mood's name as the interface writes it: "Joyful". */
export function moodName(mood: string): string {
  return mood.charAt(0).toUpperCase() + mood.slice(1);
}

/** The drawing of a mood, decoration only: its name stands beside it. An unknown mood has a neutral face. */
export function MoodIcon({ mood, className }: { mood: string; className?: string }) {
  const Icon = (MOOD_ICONS as Record<string, Sign | undefined>)[mood] ?? Neutral;
  return <Icon className={className ?? "size-4"} />;
}

/** A mood as icon and word, in the text around it. */
export function MoodLabel({ mood, className }: { mood: string; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-1.5 ${className ?? ""}`}>
      <MoodIcon mood={mood} />
      {moodName(mood)}
    </span>
  );
}
