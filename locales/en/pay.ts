/** Payment instructions. "Reported" and "paid" never look alike. */
export const pay = {
  'pay.title': '<b>Pay order {{order}}</b>',
  'pay.askMethod':
    'How do you want to pay? Asset and network belong together: the same coin on another network does not arrive.',
  'pay.method': '{{asset}} on {{network}}',
  'pay.noRate':
    '{{method, text}}: not available now, because there is no current exchange rate. Your order is kept; try again in a few minutes.',
  'pay.noAddress':
    '{{method, text}}: not available now, because no receiving address is free. Your order is kept; try again in a few minutes.',
  'pay.notOpen': 'This order is not awaiting payment. Do not send money for it.',
  'pay.tooMany_one':
    'You can ask for {{count, number}} set of payment instructions an hour. Use the last one, or try again later.',
  'pay.tooMany_other':
    'You can ask for {{count, number}} sets of payment instructions an hour. Use the last one, or try again later.',
  'pay.stockGone':
    'The lots of this order are no longer set aside and are out of stock now. Do not send money for it. You can cancel it and choose another GPU.',
  'pay.demo': '<b>Demo. No real money: never send real coins here.</b>',
  'pay.instruction': '<b>Payment instructions for order {{order}}</b>\n{{method, text}}',
  'pay.amount': 'Amount to send: <code>{{amount}}</code> {{asset}}',
  'pay.expected': 'Amount due: <code>{{amount}}</code> {{asset}}',
  'pay.reportedFor': 'Order {{order}}, {{method, text}}',
  'pay.address': 'Address: <code>{{address}}</code>',
  'pay.network': 'Network: <b>{{network}}</b>',
  'pay.rate': 'Exchange rate: 1 {{asset}} = {{rate}} USD ({{at, moment}})',
  'pay.until': 'Valid until: {{at, moment}}',
  'pay.exact': 'Send exactly this amount, in one transfer. Network fees come on top.',
  'pay.afterwards':
    'After sending, press “I have paid”. That is a report; we verify it on the network.',
  'pay.reportedAt': 'Reported on {{at, moment}}. This is not yet a confirmation.',
  'pay.notTwice': 'Do not send it again. We verify the transfer on the network and tell you here.',
  'pay.onPage':
    'You pay on our page: it shows the amount, the address and a QR code. Valid until {{at, moment}}.',
  'pay.openPage': 'Open payment page',
  'pay.caption': '{{amount}} {{asset}} · network {{network}}',
  'pay.copyAmount': 'Copy amount',
  'pay.copyAddress': 'Copy address',
  'pay.copyLink': 'Copy wallet link',
  'pay.report': 'I have paid',
  'pay.other': 'Other method',
  'pay.renew': 'New instructions',
  'pay.expired':
    '<b>These payment instructions have expired</b>\nOrder {{order}}, {{method, text}}, valid until {{at, moment}}.\nDo not send anything to this address any more.',
  'pay.expiredHint':
    'Not sent yet? Ask for new instructions; the amount then follows the exchange rate of that moment.\nAlready sent? Do not send it again. Press “I have paid” or contact support with the order reference.',

  'notice.open': 'View order',
  'notice.paid': '<b>Order {{order}} is paid.</b> We have verified your payment of {{total, usd}}.',
  'notice.paidNext': 'Next, we prepare your machine. You get a message when it is ready.',
  'notice.credited':
    '<b>Order {{order}} could not be served any more.</b> Your payment of {{total, usd}} was verified and is in your balance.',
  'notice.preparing': 'The machine for order {{order}} is being prepared.',
  'notice.ready': '<b>The machine for order {{order}} is ready.</b>\n{{status, text}}',
  'notice.readyNext': 'Ask for the access details when nobody is looking over your shoulder.',
  'notice.closed':
    'Order {{order}} was closed because it was not paid in time. You can place it again. Already sent money? Contact support; do not send it again.',
  'notice.ending': '<b>The rental of order {{order}} ends {{at, moment}}.</b>',
  'notice.endingChecklist':
    '1. Export what you want to keep.\n2. Check the copy.\n3. Load one backup back to be sure.\nAfter the end we cannot bring anything back.',
  'notice.ended': 'The rental of order {{order}} has ended.',
  'notice.staffReported': '<b>Payment reported for order {{order}}.</b> It has not been verified.',
  'notice.staffPrepare': '<b>Order {{order}} is paid.</b> The machine can be prepared.',
  'notice.staffCredited':
    'Payment of {{total, usd}} for order {{order}} went to the customer’s balance: the order could not be served.',
} as const;
