/** Orders, their three tracks, paying, and what the shop says on its own. */
export const orders = {
  'orders.title': '<b>My orders</b>',
  'orders.none': 'You have no orders yet.',
  'orders.count_one': '{{count, number}} order, newest first.',
  'orders.count_other': '{{count, number}} orders, newest first.',
  'orders.line': '<b>{{order}}</b> · {{model}}\n{{status, text}}',
  'orders.label': '{{order}} · {{model}}',
  'orders.export': 'Download summary',
  'orders.open': 'View order',
  'orders.pay': 'Pay',
  'orders.instruction': 'Payment instructions',
  'orders.intents': 'All instructions',
  'orders.access': 'Show access details',
  'orders.cancel': 'Cancel order',
  'orders.repeat': 'Order again',
  'orders.readyHint':
    'The access details are shown to you alone, when you ask for them. Nothing runs until you start it.',
  'orders.closedHint':
    'This order was closed because it was not paid in time. You can place it again. Did you send money? Contact support with the order reference; do not send it again.',
  'orders.heldHint':
    'Lots are set aside for a limited time. Pay within the time on the payment instructions.',

  'order.title': '<b>Order {{order}}</b>',
  'order.gpu': 'GPU: {{model}}',
  'order.term': 'Term: {{term, text}}',
  'order.lots': 'Quantity: {{lots, text}} ({{cards, text}})',
  'order.environment': 'Environment: {{environment, text}}',
  'order.total': 'Total: <b>{{total, usd}}</b>',
  'order.is.placed': 'placed, not paid yet',
  'order.is.confirmed': 'confirmed',
  'order.is.cancelled': 'cancelled',
  'order.is.closed': 'closed, not paid in time',
  'environment.line': 'other: {{line}}',
  'environment.former': '{{name}}',

  'track.order': 'Order: {{status, text}}',
  'track.payment': 'Payment: {{status, text}}',
  'track.provisioning': 'Provisioning: {{status, text}}',

  'payment.is.none': 'no payment instructions yet',
  'payment.is.awaiting': 'awaiting your transfer, valid until {{at, moment}}',
  'payment.is.expired': 'the last payment instructions have expired',
  'payment.is.reported': 'Payment reported, awaiting verification',
  'payment.is.paid': 'paid on {{at, moment}}',

  'provisioning.is.none': 'starts once payment is verified',
  'provisioning.is.waiting': 'in the queue',
  'provisioning.is.preparing': 'being prepared since {{at, moment}}',
  'provisioning.is.ready': 'ready, rental ends {{at, moment}}',
  'provisioning.is.ended': 'rental ended {{at, moment}}',

  'cancel.ask': '<b>Cancel order {{order}}?</b>',
  'cancel.money':
    'If you have already sent money, do not cancel yet: contact support. Money that arrives for a cancelled order goes to your balance.',
  'cancel.yes': 'Yes, cancel order',
  'cancel.done': 'Order {{order}} is cancelled.',
  'cancel.tooLate': 'Order {{order}} can no longer be cancelled here.',

  'access.title': '<b>Access details for order {{order}}</b>',
  'access.notYet':
    'The access details for order {{order}} are not there yet. You get a message when the machine is ready.',
  'access.details': '<code>{{details}}</code>',
  'access.care': 'Keep these to yourself. Our staff never ask you for them.',
  'access.yours':
    'What runs on the machine, your data and your backups are your own responsibility.',

  'export.ready_one': 'Here is a summary of {{count, number}} order.',
  'export.ready_other': 'Here is a summary of {{count, number}} orders.',
  'export.title': '{{shop}}, summary of orders, {{at, moment}}',
  'export.placed': 'Placed: {{at, moment}}',

  'intents.title': '<b>Payment instructions for order {{order}}</b>',
  'intents.line':
    '{{number, number}}. {{amount}} {{asset}} on {{network}}, address …{{tail}} ({{at, moment}})',
  'intents.show': 'Show no. {{number, number}}',
  'intents.report': 'I have paid ({{number, number}})',

  'support.title': '<b>Support</b>',
  'support.contact': '{{contact}}',
  'support.hours': 'Hours: {{hours}}',
  'support.reference': 'Mention this reference: <code>{{order}}</code>',
  'support.copyReference': 'Copy reference',
  'support.never': 'Nobody from our staff asks for keys, seed phrases or passwords.',
} as const;
