/** Questions and answers. `title` is the label of a button, 24 characters at most; `text` fits on a phone. */
export const help = {
  'help.title': 'Questions and answers',
  'help.hint': 'What would you like to know? Press a question.',
  'help.question': '<b>{{title, text}}</b>',

  'help.card.title': 'Which card to choose',
  'help.card.text':
    'Start from memory: your work has to fit on the card with room to spare. As a rule of thumb, the weights of a model take 2 GB per billion parameters at 16 bits, and about half of that at 8 bits. Full training with Adam takes around 16 GB per billion, plus activations.\n\nThen look at the toolchain: your software runs on CUDA or on ROCm, and the card has to match.\n\nTo try things out, to render, or for models up to about 7 billion parameters, 24 or 32 GB is often enough. For larger ones look at 80 GB and more.\n\nNot sure? Rent one lot for 3 days and measure with your own work before you take more.',

  'help.memory.title': 'Memory per card',
  'help.memory.text':
    'The memory in the list is that of <b>one card</b>, and cards do not add up by themselves. Two cards of 80 GB are not one card of 160 GB: a program sees two cards and has to divide the work between them.\n\nSome software can do that, for example with tensor parallelism or sharded training. Software that knows one card only will stop with an out-of-memory error, however many cards you rent.\n\nSo check first whether your work fits on one card. If it does not, check that your software supports several before you order more lots. Keep a few gigabytes free: the driver and the framework need some too.',

  'help.toolchain.title': 'CUDA or ROCm',
  'help.toolchain.text':
    'NVIDIA cards work with <b>CUDA</b>, AMD cards with <b>ROCm</b>. You cannot swap them: a container built for one does not use a card of the other.\n\nPyTorch has a build for each, and most PyTorch code runs on both unchanged. Watch out for libraries with GPU code of their own, for attention or quantisation, and for your own kernels: they often support CUDA first and ROCm only for some cards and versions.\n\nDo you have only a CUDA container? Choose NVIDIA. Does your software name your AMD card and ROCm version as supported? Then AMD often gives you more memory on one card.',

  'help.lot.title': 'What a lot is',
  'help.lot.text':
    'A lot is the smallest amount that you rent. The list shows how many cards are in it: usually one, and two for B200.\n\nA price is for <b>one lot and the whole term</b>, with all cards of that lot. A lot of B200 costs what the list says; nothing is doubled for its second card. You order 1 to 10 lots, and the total is the price times the lots.\n\nA lot is not a part of a card, not a number of hours and not memory that adds up. Several lots do not mean that all cards are in one machine or linked to each other. Do you need that? Ask support before you order.',

  'help.term.title': 'Terms and start',
  'help.term.text':
    'You rent for 3, 7 or 30 days. Compare the price per day: a longer term is usually cheaper.\n\nThe term does not start when you order, and not when you pay. It starts <b>when the machine is ready</b> and the access details are there for you. From then on your order shows the moment of the end.\n\nAt the end access stops. Save your work in good time.\n\nDo you need the machine longer? Write to support well before the end. Until an extension is confirmed, the old date counts.',

  'help.environment.title': 'Environments',
  'help.environment.text':
    'An environment is how the machine is prepared before you get it. Choose the one closest to your work. Where “Other” is on offer, you describe in one line what you need.\n\nIt is a starting point. It does not replace your own dependency files, model weights or data. Bring a requirements or lock file with the versions that you tested, or your own container. You install the rest yourself.\n\nWhat you set up on the machine is gone after the term. Keep the recipe somewhere else, so that the next machine is ready in minutes.',

  'help.account.title': 'Account, no KYC',
  'help.account.text':
    'Your first order needs an account: first name, last name, e-mail address and a password of 15 to 128 characters. A few unrelated words in a row work well. There is no KYC check, and nobody asks for an identity document.\n\nKeep the password safe. <b>There is no reset by e-mail.</b> Whoever registers again with the same address gets a separate, empty account.\n\nUse the same account on Telegram, on Discord and on the web page: you see the same orders everywhere. Sign out on a device that others use too.',

  'help.anonymity.title': 'No KYC, not anonymous',
  'help.anonymity.text':
    'No KYC means that the shop asks for no identity document. It does not make you anonymous.\n\n• Transfers on most networks are public for ever. Whoever connects an address with you can follow its payments.\n• The exchange where you bought your coins usually knows who you are.\n• Telegram and Discord know your account there.\n• The shop stores the name and e-mail address that you gave, your orders and your payments.\n• The machine sees the internet address that you connect from.\n\nIf you depend on staying anonymous, this shop cannot promise that.',

  'help.paying.title': 'How to pay',
  'help.paying.text':
    '1. Place the order and choose a payment method. That is always a coin and a network together, such as USDT on Tron.\n2. You get payment instructions: an address, an exact amount, a QR code and until when they are valid.\n3. Compare the address on your wallet with the one on your screen, the beginning and the end.\n4. Send exactly that amount in one transfer. Fees come on top: the whole amount has to arrive.\n5. Press “I have paid”. The shop checks the transfer and tells you when it is confirmed.\n\nPay once. If you are not sure that it worked, look in your wallet first and then ask support. In a demo shop there is no real money to send.',

  'help.network.title': 'Choosing a network',
  'help.network.text':
    'One coin can exist on several networks, and these are different things. USDT on Ethereum (ERC-20) and USDT on Tron (TRC-20) share nothing but the name.\n\nSend <b>only the coin on your screen, over the network on your screen</b>. What goes over another network is usually lost, and nobody can call it back.\n\nAt an exchange, check the network on the withdrawal page before you confirm. To send a token, your wallet also needs a little of the network’s own coin for the fee: ETH on Ethereum, TRX on Tron.\n\nIn doubt? Stop, and ask support before you send.',

  'help.reported.title': 'Reported is not paid',
  'help.reported.text':
    'With “I have paid” you tell the shop that you sent something. That is your statement and confirms nothing yet. The order then says: <b>Payment reported, awaiting verification</b>.\n\nThe shop looks on the network itself: did the right amount arrive at the right address, and with enough confirmations? Only then is the order <b>paid</b>. On a busy network that can take a while.\n\nPressing again changes nothing, and <b>paying again is never needed</b>. Is it taking unusually long? Write to support with the order reference.\n\nPaid is not ready either: after payment the machine is prepared, and you are told when it is ready.',

  'help.late.title': 'Expired or too late',
  'help.late.text':
    'Payment instructions are valid for a limited time, because the exchange rate moves. <b>Do not pay expired instructions.</b> Open your order and ask for new ones. They take the rate of that moment; the total in dollars stays the same.\n\nDid you send it already, but too late? Do not send again. Press “I have paid” under the instructions that you paid. They keep their button after they expire.\n\nThe shop checks whether the amount still covers the order and whether there is stock. If the money cannot be used for the order, it is credited to your balance, and you are told why.',

  'help.amount.title': 'Too little or too much',
  'help.amount.text':
    '<b>Too little:</b> the order is not paid until all of it has arrived. Often the wallet or the exchange took its fee out of the amount. What arrived stays yours. Do not guess a second amount: write to support with the order reference, and you will hear what is missing and where to send it.\n\n<b>Too much:</b> what is left over is credited to your balance, with the reason.\n\n<b>Wrong coin or wrong network:</b> write to support at once, with the order reference. Whether anything can be recovered depends on the network, and often it cannot.',

  'help.balance.title': 'Balance and top-ups',
  'help.balance.text':
    'Your balance is money that the shop holds for you. Money that fits no order is credited to it: it came too late, it was too much, the order was cancelled, or the stock was gone. Every entry has its reason, and you are told.\n\nWhere you can load your balance or pay from it, you see a button for that. A top-up is a payment of its own, with its own reference and instructions. It counts when it is confirmed, not when you report it. A balance pays an order only if it covers the whole total.\n\nDo you see no such button? Ask support what can be done with your balance.',

  'help.access.title': 'Access details',
  'help.access.text':
    'Once your payment is confirmed, staff prepare the machine and enter the access details. You get a message when they are there, and that is when the term starts.\n\nOpen your order and press the button for the access details. They are stored encrypted and shown to you only, in private, never in a group.\n\nChange the passwords that you were given first, or use an SSH key of your own. Forward the details to nobody. Keep them in a password manager and then delete the message.',

  'help.export.title': 'Before it ends',
  'help.export.text':
    'Copy what you want to keep before the term ends: code and notebooks, weights and checkpoints, results and logs, and the list of packages and settings that you used.\n\nThen check the copy. Compare sizes or checksums, and <b>reload one backup</b> on another machine: load a checkpoint and run a single step with it. A copy that nobody ever opened is not a backup.\n\nStart early, because large files take hours. Delete your keys and tokens from the machine. After the end access stops, and the shop cannot bring anything back.',

  'help.request.title': 'Writing to support',
  'help.request.text':
    'Put into one message:\n• the order reference, which is on every screen of your order\n• what you did, what you expected and what happened, and when, with your time zone\n• the exact text of the error and the versions of your software\n• for a payment: coin, network, amount and when you sent it; the transaction id helps and is public anyway\n\n<b>Never send private keys, seed phrases or passwords</b>, and no access tokens. They hide in logs and screenshots too, so look through those first. Support needs none of them to help you.',

  'help.boundaries.title': 'What stays yours',
  'help.boundaries.text':
    'The shop provides the machine and prepares it. It does not look at what runs on it.\n\nThese stay yours to look after:\n• your data, and backups of it\n• who gets in: keys, passwords, open ports\n• licences of software, models and data sets\n• that what you do is legal\n• what other services charge that you use from the machine\n\nSupport helps with orders, with payments and with a machine that does not work. It does not correct your code, and it cannot restore files that you did not copy.',

  'help.impostors.title': 'Fake support',
  'help.impostors.text':
    'Fraudsters pose as support, often within minutes of a question in a group. A name and a picture prove nothing: anybody can copy them.\n\nReal staff <b>never</b> ask for private keys, seed phrases or passwords. They never send you a payment address in a message: addresses are only on the payment screen of your order. They never ask you to install anything or to connect your wallet to a page.\n\nDoes someone do that? Do not answer, and report it to support from here.\n\nDid you already give something away? Move what is left to a new wallet at once, change your password, and then write to support.',
} as const;
