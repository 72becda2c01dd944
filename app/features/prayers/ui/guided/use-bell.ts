import { useCallback, useEffect, useRef, useState } from "react";

const SOUND_KEY = "acolyte:guided-prayer:sound";
/** The tone of a small bell and two partials, each with its share of the loudness. */
const PARTIALS = [
  { hertz: 440, share: 1 },
  { hertz: 880, share: 0.35 },
  { hertz: 1212, share: 0.15 },
];
const LOUDNESS = 0.12;
const RINGS_FOR_SECONDS = 3.5;

/** A soft bell for the start and the end of a silence. The browser remembers whether it is on. */
export function useBell() {
  const [isOn, setIsOn] = useState(true);
  const audio = useRef<AudioContext | null>(null);

  useEffect(() => {
    setIsOn(readSetting());
    return () => void audio.current?.close().catch(() => {});
  }, []);

  const toggle = useCallback(() => {
    setIsOn((before) => {
      keepSetting(!before);
      return !before;
    });
  }, []);

  const ring = useCallback(() => {
    if (!isOn || !("AudioContext" in window)) return;
    // Browsers allow sound only after a user's action: the first ring follows one.
    audio.current ??= new AudioContext();
    strike(audio.current);
  }, [isOn]);

  return { isOn, toggle, ring };
}

function strike(audio: AudioContext) {
  void audio.resume().catch(() => {});
  const now = audio.currentTime;
  for (const { hertz, share } of PARTIALS) {
    const tone = new OscillatorNode(audio, { frequency: hertz });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.linearRampToValueAtTime(LOUDNESS * share, now + 0.03);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + RINGS_FOR_SECONDS);
    tone.connect(gain).connect(audio.destination);
    tone.start(now);
    tone.stop(now + RINGS_FOR_SECONDS);
  }
}

function readSetting(): boolean {
  try {
    return localStorage.getItem(SOUND_KEY) !== "off";
  } catch {
    return true;
  }
}

function keepSetting(isOn: boolean) {
  try {
    localStorage.setItem(SOUND_KEY, isOn ? "on" : "off");
  } catch {
    // Then it lasts as long as the page.
  }
}
