-- The previous version inserts one parcel per order, number 1. If this version has sent a part of the order, its insert
-- violates the key, and its transaction changes nothing.
ALTER TABLE parcel_events DROP CONSTRAINT parcel_events_order_id_parcels_order_id_fk;--> statement-breakpoint
ALTER TABLE parcels DROP CONSTRAINT parcels_pkey,
  ADD CONSTRAINT parcels_order_id_number_pk PRIMARY KEY USING INDEX parcels_numbers;--> statement-breakpoint
ALTER TABLE parcel_events ADD CONSTRAINT parcel_events_order_id_parcel_number_parcels_order_id_number_fk
  FOREIGN KEY (order_id, parcel_number) REFERENCES parcels (order_id, number) NOT VALID;--> statement-breakpoint
ALTER TABLE parcel_items ADD CONSTRAINT parcel_items_order_id_parcel_number_parcels_order_id_number_fk
  FOREIGN KEY (order_id, parcel_number) REFERENCES parcels (order_id, number) NOT VALID;
