import type { PrayerTheme } from "../words/themes";

export interface ReflectionMaterial {
  /** Introductions to the questions. */
  leads: string[];
  questions: string[];
}

/** Questions by theme: short and open, without judgement or diagnosis. */
export const REFLECTIONS: Record<PrayerTheme, ReflectionMaterial> = {
  grief: {
    leads: [
      "Grief is love that has lost its place to go, and God can bear to hear it.",
      "Jesus wept at the tomb of his friend; there is room for tears in prayer.",
    ],
    questions: [
      "What do you miss most, and have you told God so?",
      "Which memory would you like to thank God for?",
      "Where have you felt held, even for a moment?",
      "What would it mean to entrust this loss to the risen Christ today?",
      "Who else is grieving, and what might you do together?",
      "What do you hope to say one day, face to face?",
      "Which small thing could keep love alive this week?",
    ],
  },
  illness: {
    leads: [
      "Weakness can be a place where Christ is very near.",
      "Where body or mind is frail, God does not ask for strong words.",
    ],
    questions: [
      "What do you fear in this illness, and what do you hope for?",
      "How does it change your prayer when the body is weak?",
      "Whose kindness has been a sign of God's care?",
      "What help would be good to ask for?",
      "Where do you see Christ among those who suffer and those who care?",
      "What can you offer to God just as it is today?",
      "What gives rest to you in these days?",
    ],
  },
  sin: {
    leads: [
      "God looks at you with mercy before you have finished your sentence.",
      "To name what went wrong is already a step toward the Father who waits.",
    ],
    questions: [
      "What were you really looking for when this happened?",
      "What does God's mercy say to you that shame does not?",
      "Is there something that you would like to bring to confession?",
      "What one step could make things right?",
      "Where did grace hold you back, or call you back?",
      "What would help you next time?",
      "How might you thank God for forgiving you?",
    ],
  },
  conflict: {
    leads: [
      "Peace often begins with an honest look at a wounded heart.",
      "Christ knows what it is to be hurt by those who are close.",
    ],
    questions: [
      "What hurt most, underneath the anger?",
      "How might God look at the other person?",
      "What would be a first small step toward peace?",
      "Is there something for which you need to ask pardon?",
      "What do you need in order to forgive, even a little?",
      "Where is a boundary needed, and where is a bridge?",
      "What would you say if you had only kind words to use?",
    ],
  },
  fear: {
    leads: [
      "Worry shows what is dear to us; it can be brought to God as it is.",
      "Do not be afraid is said many times in Scripture, always by someone who stays.",
    ],
    questions: [
      "What exactly do you fear, when you say it plainly to God?",
      "What of this lies in your hands, and what in God's?",
      "When were you afraid before, and how were you helped?",
      "What would trust look like for just this day?",
      "Which word of Scripture could you carry with you?",
      "Who could share this worry with you?",
      "What is true and good right now, even with this fear?",
    ],
  },
  loneliness: {
    leads: [
      "Even in an empty room you are not unseen.",
      "Jesus often went to lonely places, and found the Father there.",
    ],
    questions: [
      "When did you last feel truly known?",
      "What would you tell Jesus if he sat down beside you now?",
      "To whom could you reach out this week, even briefly?",
      "Where might your own loneliness help you to notice another's?",
      "What is the difference between being alone and being with God?",
      "Which place or group has felt a little like home?",
      "Whose friendship are you thankful for?",
    ],
  },
  weariness: {
    leads: [
      "God does not measure you by what you get done.",
      "Elijah slept and ate before he could go on; rest can be obedience.",
    ],
    questions: [
      "What drains you most, and what gives you strength?",
      "What could you lay down today without harm?",
      "Where does God invite you to rest?",
      "Which good thing happened that tiredness almost hid?",
      "What would a true Sunday look like for you?",
      "Who could help you carry this?",
      "What small yes is still possible, and is it enough for today?",
    ],
  },
  doubt: {
    leads: [
      "A question asked before God is already a kind of prayer.",
      "Many saints prayed for years without feeling anything, and were not alone.",
    ],
    questions: [
      "What do you most want to ask God?",
      "What still draws you, even when nothing is felt?",
      "When did faith feel near, and what was different then?",
      "What picture of God might need to change?",
      "With whom could you speak about these questions?",
      "Which prayer can you pray honestly today?",
      "What would staying faithful look like without any feeling?",
    ],
  },
  guidance: {
    leads: [
      "God leads more often by a quiet light than by a loud sign.",
      "When a choice lies ahead, peace of heart is a good counselor.",
    ],
    questions: [
      "Which choice leaves you with a deeper peace when you imagine it?",
      "What do you truly desire, underneath what others expect?",
      "What would you choose if you were not afraid?",
      "Which gifts has God given you for this?",
      "Whose counsel could you ask?",
      "What can you decide today, and what may still wait?",
      "How does each path help you to love?",
    ],
  },
  work: {
    leads: [
      "Ordinary work is where most of our love is practiced.",
      "Jesus spent most of his years at a workbench.",
    ],
    questions: [
      "Where did you meet God in today's work?",
      "Whom does your work serve?",
      "What pressure do you carry that God does not ask you to carry?",
      "How could you begin the next task with a prayer?",
      "What are you proud of, and can you thank God for it?",
      "How do you treat the people who work or study beside you?",
      "What would be enough for today?",
    ],
  },
  family: {
    leads: [
      "Those who are closest to us are often God's first gift and first task.",
      "Love at home is given anew each day, and mostly unnoticed.",
    ],
    questions: [
      "Which moment with those you love stays with you today?",
      "What do those close to you need from you most just now?",
      "How do you pray for those you love, and how might you pray with them?",
      "Is there a word of thanks or pardon that is waiting to be said?",
      "What have those you love taught you about God?",
      "Where do you need patience, and where courage?",
      "What would you like to entrust to the Holy Family?",
    ],
  },
  gratitude: {
    leads: ["Gratitude grows when it is told.", "Every good gift has a Giver who enjoys your joy."],
    questions: [
      "What made this gift so dear to you?",
      "How would you like to thank God for it?",
      "With whom could you share this joy?",
      "What does it tell you about how God loves you?",
      "Which gift of today did you almost overlook?",
      "How could thanks become a kindness to someone?",
      "What would you like to remember on a harder day?",
    ],
  },
};

/** For every text. */
export const GENERAL_REFLECTION: ReflectionMaterial = {
  leads: [
    "Read once more what you wrote, slowly, in God's presence.",
    "Let these words rest a moment, and listen to what they stir.",
    "God was there in all that you describe, perhaps unnoticed.",
    "There is no hurry; take the question that speaks to you.",
  ],
  questions: [
    "Which word in what you wrote carries the most weight?",
    "Where was God in this, as far as you can see?",
    "What would you like to say to Jesus about it?",
    "What do you feel as you read it again, and what may lie beneath?",
    "What is God perhaps inviting you to do, or to let go?",
    "For what can you give thanks here?",
    "What would you ask for, if you dared to ask for one thing?",
    "Which person in the Gospels stands near to you in this?",
    "What do you need to hear from God today?",
    "What will you take with you into tomorrow?",
    "Where did you love, and where were you loved?",
    "What remains open, and can you leave it with God for now?",
  ],
};
