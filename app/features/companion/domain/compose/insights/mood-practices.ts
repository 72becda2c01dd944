import type { Season } from "~/features/calendar/domain/liturgy/types";
import type { Mood } from "~/shared/vocabulary";

/** Small practices by mood: invitations, without judgement or diagnosis. */
export const PRACTICES: Record<Mood | "beginning", string[]> = {
  joyful: [
    "Once a day, tell God about one joy before you tell anyone else.",
    "Share one joy this week with somebody who has little.",
  ],
  peaceful: [
    "Keep five minutes of silence at the same hour each day.",
    "End the day by naming one place where you were at peace, and thank God there.",
  ],
  grateful: [
    "Each evening write down three gifts of the day, and thank God for one of them aloud.",
    "Thank one person this week for something they do not expect thanks for.",
  ],
  hopeful: [
    "Each morning name one hope to God, and one small step toward it.",
    "Read a Psalm slowly each evening, and stop at the word that gives hope.",
  ],
  contemplative: [
    "Read the Gospel of the day twice, slowly, and stay with a single word.",
    "Make a short visit to a church this week and sit in silence before the Blessed Sacrament.",
  ],
  struggling: [
    "Choose one short prayer, such as 'Jesus, I trust in You', and return to it three times a day.",
    "Tell one person whom you trust how you are, and let them pray for you.",
  ],
  anxious: [
    "When worry comes, write it in one sentence, and end the sentence with 'Lord, I leave this with You'.",
    "Three times a day take ten slow breaths, and pray the name of Jesus with each.",
  ],
  blessed: [
    "Pray the Magnificat (Luke 1:46-55) once a day this week.",
    "Pass one blessing on: a visit, a call, or a gift that nobody sees.",
  ],
  beginning: [
    "For one week note your mood with each entry, and end with one sentence to God.",
    "Take five minutes at the same hour each day, and write what moved you.",
  ],
};

/** Added when the moods have been heavy for some time. */
export const HEAVY_DAYS =
  "Several heavy days are a good reason to speak with somebody: a friend, a priest, or a doctor when sleep or strength are missing.";

/** A short prayer to say for each mood. */
export const SHORT_PRAYERS: Record<Mood | "beginning", string[]> = {
  joyful: [
    "Lord, my joy comes from You; let it become praise and kindness.",
    "Father, be glad with me, and keep me close to those who are sad.",
  ],
  peaceful: [
    "Lord Jesus, guard the peace that You have given me, and make me a peacemaker.",
    "Holy Spirit, let me rest in You, and rise ready to love.",
  ],
  grateful: [
    "Father, for all that You have given I thank You; teach me to give.",
    "Lord, open my eyes to Your gifts, and my lips to Your praise.",
  ],
  hopeful: [
    "Lord, You have begun a good work; I trust You to complete it.",
    "Jesus, my hope, go before me on the way that I cannot see.",
  ],
  contemplative: [
    "Speak, Lord, for Your servant is listening.",
    "Mary, teach me to keep God's word in my heart.",
  ],
  struggling: [
    "Lord, be my strength today; tomorrow I will ask again.",
    "Jesus, carry with me what I cannot carry alone.",
  ],
  anxious: [
    "Jesus, I trust in You; stay with me in this hour.",
    "Father, into Your hands I place what I cannot hold.",
  ],
  blessed: [
    "My God, I have all from You; let me be a blessing to others.",
    "Lord, I thank You that Your mercy follows me all my days.",
  ],
  beginning: ["Lord, here I am; teach me to pray.", "Holy Spirit, show me where God has been in this day."],
};

/** A sentence on the season. */
export const SEASON_WORDS: Record<Season, string> = {
  Advent: "Advent invites you to wait with all of this, and to keep watch for the Lord who comes.",
  Christmas: "The Christmas season says that God has come into days like these.",
  "Ordinary Time": "In Ordinary Time God works quietly, in days like these.",
  Lent: "Lent is a time to bring all of this honestly before God.",
  "Paschal Triduum":
    "In the Paschal Triduum Christ takes every mood with him, into the garden, the Cross and the morning.",
  Easter: "The Easter season says that the risen Lord comes into every mood with his peace.",
};
