/** More of what sounds alike and is none. One a line. */
export const EVERYDAY = `
I want to end it with my boyfriend kindly
please God let me die a happy death
my mom will kill me if I fail chemistry
My grandmother is ready to go to the Lord
I killed it at my job interview
This diet is killing me slowly lol
I'd die without my coffee
my dog died and I want to cry
I died laughing at the parish picnic
My heart is dying for a sign from God
Jesus, I want to die with you and rise with you
If anyone would save his life he must lose it
unless a grain of wheat dies
He who finds his life will lose it
I want to lose my life for your sake
my husband hit the brakes and we were safe
My son hits a baseball every day
The kids beat the eggs for the cake
my brother punches tickets at the fair
The pastor hit a nerve with his sermon
He kicked the ball at me
The teacher kicked me out of class
My father, who was a boxer, beat many men
she hit send too early
I shot the wedding photos
my brother shoots hoops
we shot down the idea
my wife threatens to make me do dishes
The storm threatens our town
Why did God tell Abraham to kill Isaac?
Why did Moses kill the Egyptian?
Did Paul persecute and kill Christians?
I hurt all over after the marathon
It hurts me when my kids fight
He hurt me with his words
My friend hurt me and I want to forgive her
My sister has hurt me deeply
I want to hurt no one
I don't want to hurt my mother's feelings
I'm afraid of my husband dying
I'm scared of my boss
I want to kill these weeds
I have to shoot an email to my boss
We prayed outside the abortion clinic
My friend had an abortion and regrets it
Should the death penalty be abolished?
How can I comfort someone whose brother died by suicide?
My uncle died in a car crash into a tree
I want to run into the sea with my kids
The bridge was closed so I drove around
I'm going to bomb this test
I bombed my exam
She is a killer cook
I am burned out from work
I can't go on vacation this year
I can't go on this retreat
I can't live up to God's standards
no reason to go on about it
What is the point of fasting?
I want to sleep
I'm tired of life in the city
I don't want to be here at this party
I do not want to live in sin
I do not want to live without Jesus
I don't want to live far from my parents
I wish I were more patient
I want to end my day with prayer
I want to end my life of sin
I want to take my life seriously
I want to take my life back
I want to give my life to God
End of life care for my father
What does the Church teach about end of life care?
My grandfather wants to die and go home to God, he is 97
I feel dead inside at Mass
My faith feels dead
Let me die, O Lord, that I may see you
Augustine said: Let me die lest I die, that I may see thy face
For me to live is Christ and to die is gain
I want to disappear into God's love
St. Therese wanted to die and see God
Our church was beaten by the storm
We were beaten by the other team 3-0
They beat us in the final
The Spirit hits me
Dad touched my forehead and blessed me
My coach pushes me hard
My dad locked me out by accident
I was forced to have surgery
Someone broke into my car last year
I took a bunch of photos of pills for work
I had too much ice cream
I took all my vitamins
He has a gun license for hunting
I went hunting with my dad's rifle
My son has a toy gun and shoots at me
In the movie he kills her
I read about a school shooting and I am sad
pray for the family whose son was shot
I am overwhelmed
I could strangle my computer
I'm going to murder that pizza
I want to kill him with kindness
My brother is killing it in college
she slapped me on the back laughing
He hits on me at work
the doctor hit my knee to test the reflex
The car hit me last year and I broke a leg
Father hit the pulpit
I am at the end of my rope with this job
I'm done with this homework
I want to be done with school
I burned my arm on the oven
I broke my arm at practice
She broke my heart
My dad broke my phone
He hit the ball to me
I was so tired I slept like the dead
Dead tired after the night shift
My daughter died before she was born and I still pray for her
We buried my brother on Friday
I miss my wife who took her own life
My husband's suicide left me with many questions
How do I forgive my father who killed himself?
Does the Church allow a funeral for suicide?
Are victims of suicide in heaven?
Please explain the Church's teaching on assisted suicide
My state is voting on assisted suicide
I marched against abortion
Saint Maria Goretti was attacked and killed
Maria Goretti forgave the man who stabbed her
St. Joan was burned at the stake
They threw Daniel into the lions' den
David killed Goliath
Samson killed a thousand men with a jawbone
John the Baptist was beheaded
Lord, kill in me whatever is not of you
I need to kill the habit of gossip
My kids drive me crazy
My kids will be the death of me
This job will be the death of me
I'm starving, where is dinner
My stomach is killing me
I nearly had a heart attack when I saw the bill
I was about to jump out of my skin
She jumped for joy
Let us jump into the lake
I'm so mad at my boss
I hate Mondays
I am nobody without You
I'm nothing without God
Life without God isn't worth living
A life without love is not worth living
The unexamined life is not worth living
I wish I could disappear from this meeting
I wish I had more time
I'm a terrible mother
I feel worthless today but God loves me
I feel hopeless about my grades
He threatened to leave the choir
I fear death
I am afraid of dying
I think about death when I pray the rosary
memento mori: I meditate on my death each day
I don't want to go to Mass
I don't want to wake up early tomorrow
I can't wake up early
I want to stop eating sugar
I want to end this relationship in a loving way
I want to quit smoking
my son was bullied at school
Our dog bites
My baby bit me
My toddler hits me when he is angry
My son kicked me in his sleep
The baby kicks me all night, 30 weeks now
She pushed the stroller
Father touched on the theme of mercy
My wife hit her head
He pulled a muscle
I cut my finger
I cut my hair
I cut my arm on the fence
I cut out sugar
I was shot with a vaccine
I got my flu shot
I'd kill for a coffee
kill switch at work failed
He is killing himself at the gym
I'm overdosing on podcasts
I took 20 minutes to pray
I took all my children to church
I took a lot of medication as a child
I take all my meds every morning
`
  .trim()
  .split("\n");
