package shop;

// region class
/** {@code fax} is gone and {@code country} is new. */
record Customer(String name, String country) {
    Customer {
        country = country == null ? "unknown" : country;
    }
}
// endregion
