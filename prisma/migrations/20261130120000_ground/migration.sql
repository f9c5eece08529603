-- CreateTable
CREATE TABLE "conversation" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "platform" TEXT NOT NULL,
    "chat" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "message" TEXT,
    "shown_version" INTEGER NOT NULL DEFAULT 0
);

-- CreateTable
CREATE TABLE "person" (
    "platform" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "locale" TEXT,
    "guess" TEXT,
    "account_id" TEXT,
    "session_until" BIGINT,
    "session_lasts" BIGINT,

    PRIMARY KEY ("platform", "user_id"),
    CONSTRAINT "person_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "inbox" (
    "platform" TEXT NOT NULL,
    "update_id" TEXT NOT NULL,
    "at" BIGINT NOT NULL,

    PRIMARY KEY ("platform", "update_id")
);

-- CreateTable
CREATE TABLE "account" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,
    "bucket" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "attempt" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "times" TEXT NOT NULL,
    "last" BIGINT NOT NULL
);

-- CreateTable
CREATE TABLE "orders" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "account_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "conversation" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "gpu" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "cards_per_lot" INTEGER NOT NULL,
    "term" INTEGER NOT NULL,
    "lots" INTEGER NOT NULL,
    "environment" TEXT NOT NULL,
    "line" TEXT,
    "price" BIGINT NOT NULL,
    "total" BIGINT NOT NULL,
    "placed_at" BIGINT NOT NULL,
    "held_until" BIGINT NOT NULL,
    "status" TEXT NOT NULL,
    "status_at" BIGINT,
    "reported_at" BIGINT,
    CONSTRAINT "orders_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "intent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "order_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "method" TEXT NOT NULL,
    "usd" BIGINT NOT NULL,
    "rate_digits" TEXT NOT NULL,
    "rate_scale" INTEGER NOT NULL,
    "rate_at" BIGINT NOT NULL,
    "amount" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "address_index" INTEGER NOT NULL,
    "reference" TEXT,
    "created_at" BIGINT NOT NULL,
    "expires_at" BIGINT NOT NULL,
    "status" TEXT NOT NULL,
    "status_at" BIGINT,
    "actor" TEXT,
    "reason" TEXT,
    CONSTRAINT "intent_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "intent_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "rental" (
    "order_id" TEXT NOT NULL PRIMARY KEY,
    "account_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "status_at" BIGINT,
    "actor" TEXT,
    "ends_at" BIGINT,
    "since" BIGINT NOT NULL,
    CONSTRAINT "rental_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "rental_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "access" (
    "order_id" TEXT NOT NULL PRIMARY KEY,
    "sealed" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "at" BIGINT NOT NULL,
    CONSTRAINT "access_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "journal" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "at" BIGINT NOT NULL,
    "reference" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "actor" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "posting" (
    "entry_key" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "account" TEXT NOT NULL,
    "cents" BIGINT NOT NULL,

    PRIMARY KEY ("entry_key", "position"),
    CONSTRAINT "posting_entry_key_fkey" FOREIGN KEY ("entry_key") REFERENCES "journal" ("key") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "handoff" (
    "token" TEXT NOT NULL PRIMARY KEY,
    "conversation" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "expires_at" BIGINT NOT NULL,
    "outcome" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "outbox" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "key" TEXT NOT NULL,
    "queue" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "notice" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "due_at" BIGINT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "leased_until" BIGINT NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "settled_at" BIGINT,
    "why" TEXT
);

-- CreateTable
CREATE TABLE "address" (
    "method" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "reference" TEXT,
    "taken" TEXT,

    PRIMARY KEY ("method", "position")
);

-- CreateTable
CREATE TABLE "pool" (
    "method" TEXT NOT NULL PRIMARY KEY,
    "floor" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "rate" (
    "method" TEXT NOT NULL PRIMARY KEY,
    "digits" TEXT NOT NULL,
    "scale" INTEGER NOT NULL,
    "at" BIGINT NOT NULL
);

-- CreateTable
CREATE TABLE "cursor" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "inbox_at_idx" ON "inbox"("at");

-- CreateIndex
CREATE INDEX "account_email_bucket_created_at_idx" ON "account"("email", "bucket", "created_at");

-- CreateIndex
CREATE INDEX "attempt_last_idx" ON "attempt"("last");

-- CreateIndex
CREATE INDEX "orders_account_id_status_idx" ON "orders"("account_id", "status");

-- CreateIndex
CREATE INDEX "orders_held_until_gpu_lots_id_idx" ON "orders"("held_until", "gpu", "lots", "id");

-- CreateIndex
CREATE INDEX "orders_status_placed_at_idx" ON "orders"("status", "placed_at");

-- CreateIndex
CREATE INDEX "orders_status_reported_at_idx" ON "orders"("status", "reported_at");

-- CreateIndex
CREATE UNIQUE INDEX "orders_account_id_position_key" ON "orders"("account_id", "position");

-- CreateIndex
CREATE INDEX "intent_account_id_created_at_idx" ON "intent"("account_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "intent_order_id_position_key" ON "intent"("order_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "intent_method_address_index_key" ON "intent"("method", "address_index");

-- CreateIndex
CREATE INDEX "rental_status_since_idx" ON "rental"("status", "since");

-- CreateIndex
CREATE INDEX "rental_status_ends_at_idx" ON "rental"("status", "ends_at");

-- CreateIndex
CREATE INDEX "journal_reference_idx" ON "journal"("reference");

-- CreateIndex
CREATE INDEX "posting_account_cents_idx" ON "posting"("account", "cents");

-- CreateIndex
CREATE INDEX "handoff_expires_at_idx" ON "handoff"("expires_at");

-- CreateIndex
CREATE INDEX "outbox_state_due_at_idx" ON "outbox"("state", "due_at");

-- CreateIndex
CREATE INDEX "outbox_queue_state_seq_idx" ON "outbox"("queue", "state", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_queue_key_key" ON "outbox"("queue", "key");

-- CreateIndex
CREATE INDEX "address_method_taken_position_idx" ON "address"("method", "taken", "position");
