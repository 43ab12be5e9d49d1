package shop;

// region class
record Customer(String name, String fax) {}
// endregion
