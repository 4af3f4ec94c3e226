CREATE TABLE "parcel_items" (
	"order_id" bigint NOT NULL,
	"parcel_number" integer NOT NULL,
	"order_item_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_items_order_id_parcel_number_order_item_id_pk" PRIMARY KEY("order_id","parcel_number","order_item_id"),
	CONSTRAINT "parcel_items_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
ALTER TABLE "parcel_events" ADD COLUMN "parcel_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;
