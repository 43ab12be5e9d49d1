package dev.piculet.lab.contenders.handwritten.json;

import dev.piculet.lab.payload.java.Order;
import dev.piculet.lab.payload.java.Order.Address;
import dev.piculet.lab.payload.java.Order.Customer;
import dev.piculet.lab.payload.java.Order.Line;
import dev.piculet.lab.payload.java.Order.Status;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Reads and writes {@link Order}. */
final class OrderCodec extends JsonCodec<Order> {
    private static final Name ID = Name.of("id");
    private static final Name NUMBER = Name.of("number");
    private static final Name STATUS = Name.of("status");
    private static final Name CUSTOMER = Name.of("customer");
    private static final Name LINES = Name.of("lines");
    private static final Name TOTAL = Name.of("total");
    private static final Name CURRENCY = Name.of("currency");
    private static final Name ORDERED_AT = Name.of("orderedAt");
    private static final Name NOTE = Name.of("note");
    private static final Name NAME = Name.of("name");
    private static final Name EMAIL = Name.of("email");
    private static final Name FIRST_ORDER = Name.of("firstOrder");
    private static final Name ADDRESS = Name.of("address");
    private static final Name STREET = Name.of("street");
    private static final Name CITY = Name.of("city");
    private static final Name POSTAL_CODE = Name.of("postalCode");
    private static final Name COUNTRY = Name.of("country");
    private static final Name POSITION = Name.of("position");
    private static final Name SKU = Name.of("sku");
    private static final Name TITLE = Name.of("title");
    private static final Name QUANTITY = Name.of("quantity");
    private static final Name PRICE = Name.of("price");
    private static final Name GIFT = Name.of("gift");

    private static final Names OF_ORDER =
            Names.of("id", "number", "status", "customer", "lines", "total", "currency", "orderedAt", "note");
    private static final Names OF_CUSTOMER = Names.of("id", "name", "email", "firstOrder", "address");
    private static final Names OF_ADDRESS = Names.of("street", "city", "postalCode", "country");
    private static final Names OF_LINE = Names.of("position", "sku", "title", "quantity", "price", "gift");

    private static final Constants<Status> STATUSES = Constants.of(Status.class);

    @Override
    Order read(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        long id = in.begins(ID) ? in.readLong() : 0;
        String number = in.isNext(NUMBER) ? in.readString() : null;
        Status status = in.isNext(STATUS) ? in.readConstant(STATUSES) : null;
        Customer customer = in.isNext(CUSTOMER) ? readCustomer(in) : null;
        List<Line> lines = in.isNext(LINES) ? readLines(in) : null;
        BigDecimal total = in.isNext(TOTAL) ? in.readDecimal() : null;
        String currency = in.isNext(CURRENCY) ? in.readString() : null;
        Instant orderedAt = in.isNext(ORDERED_AT) ? in.readInstant() : null;
        String note = in.isNext(NOTE) ? in.readString() : null;
        for (String member = in.nextName(OF_ORDER); member != null; member = in.nextName(OF_ORDER)) {
            switch (member) {
                case "id" -> id = in.readLong();
                case "number" -> number = in.readString();
                case "status" -> status = in.readConstant(STATUSES);
                case "customer" -> customer = readCustomer(in);
                case "lines" -> lines = readLines(in);
                case "total" -> total = in.readDecimal();
                case "currency" -> currency = in.readString();
                case "orderedAt" -> orderedAt = in.readInstant();
                case "note" -> note = in.readString();
                default -> in.skipValue();
            }
        }
        return new Order(id, number, status, customer, lines, total, currency, orderedAt, note);
    }

    @Override
    void write(JsonOutput out, Order value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(ID);
        out.write(value.id());
        out.next(NUMBER);
        out.write(value.number());
        out.next(STATUS);
        out.write(STATUSES, value.status());
        out.next(CUSTOMER);
        writeCustomer(out, value.customer());
        out.next(LINES);
        writeLines(out, value.lines());
        out.next(TOTAL);
        out.write(value.total());
        out.next(CURRENCY);
        out.write(value.currency());
        out.next(ORDERED_AT);
        out.write(value.orderedAt());
        out.next(NOTE);
        out.write(value.note());
        out.endObject();
    }

    private static Customer readCustomer(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        long id = in.begins(ID) ? in.readLong() : 0;
        String name = in.isNext(NAME) ? in.readString() : null;
        String email = in.isNext(EMAIL) ? in.readString() : null;
        boolean firstOrder = in.isNext(FIRST_ORDER) && in.readBoolean();
        Address address = in.isNext(ADDRESS) ? readAddress(in) : null;
        for (String member = in.nextName(OF_CUSTOMER); member != null; member = in.nextName(OF_CUSTOMER)) {
            switch (member) {
                case "id" -> id = in.readLong();
                case "name" -> name = in.readString();
                case "email" -> email = in.readString();
                case "firstOrder" -> firstOrder = in.readBoolean();
                case "address" -> address = readAddress(in);
                default -> in.skipValue();
            }
        }
        return new Customer(id, name, email, firstOrder, address);
    }

    private static void writeCustomer(JsonOutput out, Customer value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(ID);
        out.write(value.id());
        out.next(NAME);
        out.write(value.name());
        out.next(EMAIL);
        out.write(value.email());
        out.next(FIRST_ORDER);
        out.write(value.firstOrder());
        out.next(ADDRESS);
        writeAddress(out, value.address());
        out.endObject();
    }

    private static Address readAddress(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        String street = in.begins(STREET) ? in.readString() : null;
        String city = in.isNext(CITY) ? in.readString() : null;
        String postalCode = in.isNext(POSTAL_CODE) ? in.readString() : null;
        String country = in.isNext(COUNTRY) ? in.readString() : null;
        for (String member = in.nextName(OF_ADDRESS); member != null; member = in.nextName(OF_ADDRESS)) {
            switch (member) {
                case "street" -> street = in.readString();
                case "city" -> city = in.readString();
                case "postalCode" -> postalCode = in.readString();
                case "country" -> country = in.readString();
                default -> in.skipValue();
            }
        }
        return new Address(street, city, postalCode, country);
    }

    private static void writeAddress(JsonOutput out, Address value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(STREET);
        out.write(value.street());
        out.next(CITY);
        out.write(value.city());
        out.next(POSTAL_CODE);
        out.write(value.postalCode());
        out.next(COUNTRY);
        out.write(value.country());
        out.endObject();
    }

    private static Line readLine(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        int position = in.begins(POSITION) ? in.readInt() : 0;
        String sku = in.isNext(SKU) ? in.readString() : null;
        String title = in.isNext(TITLE) ? in.readString() : null;
        int quantity = in.isNext(QUANTITY) ? in.readInt() : 0;
        BigDecimal price = in.isNext(PRICE) ? in.readDecimal() : null;
        boolean gift = in.isNext(GIFT) && in.readBoolean();
        for (String member = in.nextName(OF_LINE); member != null; member = in.nextName(OF_LINE)) {
            switch (member) {
                case "position" -> position = in.readInt();
                case "sku" -> sku = in.readString();
                case "title" -> title = in.readString();
                case "quantity" -> quantity = in.readInt();
                case "price" -> price = in.readDecimal();
                case "gift" -> gift = in.readBoolean();
                default -> in.skipValue();
            }
        }
        return new Line(position, sku, title, quantity, price, gift);
    }

    private static void writeLine(JsonOutput out, Line value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(POSITION);
        out.write(value.position());
        out.next(SKU);
        out.write(value.sku());
        out.next(TITLE);
        out.write(value.title());
        out.next(QUANTITY);
        out.write(value.quantity());
        out.next(PRICE);
        out.write(value.price());
        out.next(GIFT);
        out.write(value.gift());
        out.endObject();
    }

    private static List<Line> readLines(JsonInput in) {
        if (!in.beginsArray()) {
            return null;
        }
        List<Line> lines = new ArrayList<>();
        while (in.hasNext()) {
            lines.add(readLine(in));
        }
        return lines;
    }

    private static void writeLines(JsonOutput out, List<Line> lines) {
        if (lines == null) {
            out.writeNull();
            return;
        }
        out.put('[');
        for (int i = 0; i < lines.size(); i++) {
            out.separate(i);
            writeLine(out, lines.get(i));
        }
        out.put(']');
    }
}
