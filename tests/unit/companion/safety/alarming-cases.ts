/** More of what people in danger write, of whatever kind: haste, slang, a second language. One a line. */
export const ALARMING = `
I can't go on
I bought a gun to end it
he said he will kill me if I leave
I feel like dying, life has no point
I am scared to go home, he has a knife
please God let me die
i dont think i can do this anymore, im gonna end things tonight
I feel like ending things
I've decided to end my own life
i hate my life i want 2 die
i wanna off myself
my bestie said shes gonna unalive herself
I've got a plan to kill myself
what's the least painful way to die
how many pills does it take to die
how do i kill myself without pain
I can't stop thinking about killing myself
sometimes I think the world would be better without me
I don't deserve to live
i should just die
i should be dead
I keep thinking about death and how peaceful it would be to be gone
I want to be dead so I can see my dad again
I am ready to go, I don't want to fight anymore, I want to be gone
no one would notice if I disappeared
I'm a burden to everyone and they would be better without me
I'm thinking about hanging myself
my sister swallowed a lot of pills
my teen daughter has been cutting, I found blades in her room
I feel suicidal
My mother keeps saying she wants to end her life
my dad gets drunk and hits my mom
My stepfather makes me touch him
my brother rapes me
he punched me in the face
he pushed me against the wall and choked me
My husband raped me last night
my wife throws things at me and hits me
my teacher keeps texting me to send him pics of my body
a family friend used to molest me
my babysitter touched my son's private parts
my grandfather put his hand in my pants
I was beaten by my father all my childhood
My husband controls me and threatens me
my boyfriend said if I leave he will kill me
I'm scared he will hurt me
He says he'll shoot us all
I'm gonna stab him
I feel like killing someone
I want to shoot everyone at my school
I want to make them all pay, I have my dad's gun
my neighbor is beating his wife right now, I can hear her screaming
there is a man with a gun in our church
I've taken all my antidepressants
I drank a bottle of bleach
my friend took too much fentanyl and won't wake up
I want to hurt my baby, he won't stop crying
I shook my baby
I am living with violent husband and have fear for children
my husband he want kill me
I not want to live more
I want finish my life
please i am wanting to die
my life has no sense, I want to make an end to my life
me quiero morir
i'm so done. can't keep living
life isn't worth it anymore
i want out of this life
I just want to stop existing
i feel like jumping off the roof
tempted to crash my car
I bought a rope today
I've been hearing voices that tell me to hurt my family
i cant take it anymore i just want to sleep forever
if something happens to me tell my mom i love her, i'm going to end it
I've been burning my arms with cigarettes
I scratch myself until I bleed
I'm back to cutting
I don't care if I die
I wouldn't mind dying tonight
Lord why don't you let me die
I'm standing on the bridge
my ex keeps stalking me and says he will kill me
I think my friend is going to commit suicide
my student told me that she thinks about suicide
My coworker posted that he wants to end it all
my little brother said he hates his life and wants to die
I feel hopeless and think of killing myself every day
i tried to od last night
i think i took too many meds
My son has taken an overdose
Mom won't wake up, she took sleeping pills
I have a knife and I'm going to cut myself
My husband strangled me
She burned my arm with an iron
my dad broke my arm
he broke my nose last night
My boyfriend pulled a knife on me
my mom's boyfriend touches me at night
My priest kissed me and touched me
someone raped my sister
my cousin made me have sex with him
My son is beaten up at school every day
my employer doesn't let me leave and took my passport
I was abused by a priest when I was a boy
I've been abused for years and never told anyone
My partner is physically abusive
i'm gonna shoot up the school
I want to blow up the church
I am so angry I could kill him, I have a knife in my hand
I'm going to hurt my stepdad tonight
I want my ex dead and I'm going to do it
every night i pray to not wake up
God take my life, I beg you
I pray that God takes my life
i am worthless and should not exist
my husband says he will kill himself if I leave
I keep having thoughts of ending my life
I have thoughts of suicide
having thoughts of self harm
I attempted last month and I still want to
she left a suicide note
I'm at the end of my rope and want to be dead
everyday i think of dying
Ich möchte sterben
`
  .trim()
  .split("\n");
