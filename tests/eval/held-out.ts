import type { EvalQuestion } from "./questions";

/*
 * Written before the ways to ask and the weights of today, and asked only after them. One line a question: the question |
 * the topics that answer it; none where the index cannot answer.
 */

const questionsOf = (lines: string): EvalQuestion[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [question = "", topics = ""] = line.split("|");
      return { question, topics: topics.split(",").filter(Boolean) };
    });

/** As a layman asks, each of another topic. */
export const HELD_OUT = questionsOf(`
Why do Catholics confess their sins to a priest?|confession
Why do Catholics call priests Father when Jesus said not to?|call-no-man-father
What is the difference between the Immaculate Conception and the virgin birth?|immaculate-conception,virginity-of-mary
Can a divorced Catholic receive communion?|divorce,worthy-communion,annulment
Why do we say the Our Father at every Mass?|our-father,order-of-mass
Is it a sin to miss Mass because I was on vacation?|sunday,precepts-of-the-church,mortal-and-venial-sin
How do I know if God is calling me to be a priest?|discernment-of-vocation,holy-orders
Why does God allow children to suffer?|problem-of-evil,suffering
What happens to people who take their own life?|suicide
Should I have my newborn baptized even though my husband isn't Catholic?|infant-baptism,mixed-marriage,baptism
What do the colors the priest wears stand for?|vestments-and-colours
How can I pray when I feel nothing?|dryness-and-distraction
Who wrote the Bible?|inspiration-of-scripture,canon-of-scripture
Are angels real?|angels
My friend reads tarot cards, is that harmless?|occult
Can women become priests?|womens-ordination
Is IVF a sin if we are married?|ivf-and-surrogacy
What am I supposed to do when the priest gives me a penance?|satisfaction,confession
Do Catholics worship Mary?|mary-devotion
How many times a day should a Catholic pray?|forms-of-prayer,prayer,liturgy-of-the-hours,precepts-of-the-church
What does the word amen mean and why do we make a cross before praying?|sign-of-the-cross
I can't stop being angry at my mother|anger,forgiving-others
Is it okay for a Catholic to own a gun for protection?|killing-and-self-defense
What is the Holy Spirit?|holy-spirit
Why is Friday a day without meat?|fasting
Did Jesus really go to hell after he died?|descent-into-hell
How long do people stay in purgatory?|purgatory,prayer-for-the-dead,indulgences
What is the difference between a catechism and the Bible?|tradition,magisterium,sola-scriptura
Can I be godmother if I'm not confirmed?|godparents-and-sponsors
My coworker is transgender, how should I treat her as a Catholic?|gender-identity
Is the death penalty ever justified?|death-penalty
Why do Catholics bow or kneel in front of the tabernacle?|adoration,real-presence
What is the rapture and do Catholics believe in it?|second-coming
How do I become Catholic as an adult?|becoming-catholic
Why do some Catholics prefer the Mass in Latin?|latin-mass
Is it a sin to live with my boyfriend before the wedding?|cohabitation,chastity
What are the precepts I have to follow as a Catholic?|precepts-of-the-church
Who is Saint Joseph and why do people bury his statue?|saint-joseph,sacramentals
Is it normal to feel like my faith is slipping away?|doubt,faith
How should I spend an hour in front of the Blessed Sacrament?|adoration
Why did God choose the Jews and do they still have a covenant?|other-religions,jews-and-the-death-of-jesus,old-and-new-law,revelation
What happens at a Catholic funeral?|funeral
`);

/** After what other people have asked priests and parishes in public. */
export const HELD_OUT_OF_OTHERS = questionsOf(`
my non-Catholic friends think we are crazy to separate sins into venial and mortal, how do I explain it|mortal-and-venial-sin
Is premarital sex a mortal sin?|chastity,cohabitation
I can't stop watching porn, do I have to confess every single time before I receive?|worthy-communion,pornography
Is it a sin to watch a movie with nudity in it?|purity-and-modesty,pornography
What should be done with the surplus embryos?|ivf-and-surrogacy,bioethics
what is the week of prayer for Christian unity|unity-and-ecumenism
a gay friend asks me for a reference so that he and his partner can adopt a son|homosexuality
Father, is missing Mass on Sunday a sin?|sunday,precepts-of-the-church
Why do you Catholics honor the pope so much?|papacy
Do you have to stop thinking for yourself to be Catholic?|faith-and-reason,conscience,magisterium,freedom
isn't all your religious art and jewelry idolatry|sacred-images,first-commandment
Is Catholic and Christian the same thing?|church,four-marks,unity-and-ecumenism
Why do we bow our heads at the name of Jesus?|names-of-jesus,taking-gods-name
Where do holy days of obligation come from?|precepts-of-the-church,liturgical-year,sunday
Why do we ask Saint Michael to defend us in battle?|angels,spiritual-warfare
How can we earn indulgences?|indulgences
Why don't we sing Alleluia during Lent?|lent-and-advent-practices,liturgical-year
why do we strike our breast during Mass|order-of-mass,contrition
What do I do with old palm branches or a broken rosary?|sacramentals
Do our souls go straight to heaven when we die?|particular-judgment,purgatory,heaven
Why does the priest wash his hands at the altar?|order-of-mass
Is an annulment just a Catholic divorce?|annulment
I left the church, divorced and married again, can I come back to communion|divorce,annulment,worthy-communion
What is Catholic social teaching?|social-teaching
isn't it boring to repeat the same Hail Marys over and over|rosary,vocal-prayer
What is the forty hours devotion?|adoration
there is no biblical ground for purgatory|purgatory
Why did God make me?|creation,desire-for-god,human-person
Is prayer necessary for salvation?|prayer
How is my soul like God?|human-person
Why be Catholic?|church,becoming-catholic
Was Peter really the rock?|papacy
How many sacraments are there?|sacraments
Why do Catholics wear ashes on Ash Wednesday?|lent-and-advent-practices,sacramentals
Why did God the Son become man?|incarnation
Why can't a divorced person just repent and marry again?|annulment,divorce
What does a sacrament give us?|sacraments,grace
Is it right to venerate bones of saints?|relics
Are we bound to honor parents who treated us badly?|family
how do I pray always when I have so much work|prayer,work,vocal-prayer,jesus-prayer
`);

/** What the index cannot answer. */
export const HELD_OUT_UNANSWERABLE = questionsOf(`
what time does the library open on Saturdays
how do I change a diaper
who directed Jurassic Park
my car makes a grinding noise when I brake
how many players are on a hockey team
can you recommend a good mattress
what is the capital of Mongolia
how do I remove a wine stain from a white shirt
what is the best way to learn Portuguese
why is my internet so slow in the evening
how do I file for unemployment
what does CCC 2999 say
what does 3 John 2:4 say
which planet has the most moons
how do I train my dog not to bark
`);
