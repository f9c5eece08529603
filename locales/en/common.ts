/** What belongs to no single screen: commands, platform hints, refusals that can appear anywhere. */
export const common = {
  'command.start': 'Open the shop',
  'command.rent': 'Rent a GPU',
  'command.compare': 'Compare GPUs',
  'command.help': 'Questions and answers',
  'command.language': 'Change language',
  'command.login': 'Sign in or create an account',
  'command.terms': 'Terms',
  'command.privacy': 'Privacy',
  'command.paysupport': 'Help with a payment',
  'command.support': 'Contact support',
  'command.orders': 'My orders and rentals',
  'command.order': 'Look up an order by its reference',
  'command.account': 'My account',
  'command.export': 'Download a summary of my orders',
  'command.logout': 'Sign out',
  'command.staff': 'For shop staff',
  'command.payments': 'Staff: payments to verify',
  'command.provision': 'Staff: machines to prepare',
  'command.order.reference': 'order reference',

  'platform.choose': 'Make a choice',
  'platform.privateChat': 'Open private chat',
  'platform.groupOnly':
    'Orders and payments at {{shop}} are private. Continue in a private chat with me.',
  'platform.notUnderstood': 'I did not understand that. Use one of the buttons below.',
  'platform.stale': 'That button belongs to an earlier step. This is where you are now.',
  'platform.gone':
    'This is not available. It may belong to another account, or you are signed out.',
  'platform.busy':
    'Many people are ordering right now and your choice was not saved. Please press again.',
  'platform.restarted':
    'The shop was updated and this conversation could not be continued. Sorry. Your orders are safe; start again here.',
  'platform.fileUnexpected': 'I cannot use a file here.',
  'platform.tooLong': 'That is too long: {{longest, number}} characters at most.',
  'platform.empty': 'Please type something here.',
  'platform.erased': 'I deleted your message with the password from this chat.',
  'platform.notErased':
    'I could not delete your message. Please delete the message with the password yourself.',
  'platform.step': '{{at, number}} of {{of, number}}',

  'nav.back': 'Back',
  'nav.again': 'Start again',
  'nav.home': 'Menu',
  'nav.more': 'More',
  'nav.earlier': 'Earlier',
} as const;
