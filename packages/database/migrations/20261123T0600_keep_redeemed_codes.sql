-- the coupon or premium pass that was redeemed for it last: spent, or told to everybody, so that who reads it can redeem nothing
alter table subscriptions add column code text;
