package dev.piculet.lab.contenders.handwritten.json;

import dev.piculet.lab.payload.java.Article;
import dev.piculet.lab.payload.java.Article.Category;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Reads and writes {@link Article}. */
final class ArticleCodec extends JsonCodec<Article> {
    private static final Name ID = Name.of("id");
    private static final Name NAME = Name.of("name");
    private static final Name DESCRIPTION = Name.of("description");
    private static final Name QUANTITY = Name.of("quantity");
    private static final Name PRICE = Name.of("price");
    private static final Name WEIGHT = Name.of("weight");
    private static final Name AVAILABLE = Name.of("available");
    private static final Name REFERENCE = Name.of("reference");
    private static final Name CATEGORY = Name.of("category");
    private static final Name RELEASED_ON = Name.of("releasedOn");
    private static final Name CHANGED_AT = Name.of("changedAt");
    private static final Name TAGS = Name.of("tags");
    private static final Name STOCK = Name.of("stock");
    private static final Name RATING = Name.of("rating");
    private static final Name SUPPLIER_ID = Name.of("supplierId");

    private static final Names NAMES = Names.of(
            "id",
            "name",
            "description",
            "quantity",
            "price",
            "weight",
            "available",
            "reference",
            "category",
            "releasedOn",
            "changedAt",
            "tags",
            "stock",
            "rating",
            "supplierId");

    private static final Constants<Category> CATEGORIES = Constants.of(Category.class);

    @Override
    Article read(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        long id = in.begins(ID) ? in.readLong() : 0;
        String name = in.isNext(NAME) ? in.readString() : null;
        String description = in.isNext(DESCRIPTION) ? in.readString() : null;
        int quantity = in.isNext(QUANTITY) ? in.readInt() : 0;
        BigDecimal price = in.isNext(PRICE) ? in.readDecimal() : null;
        double weight = in.isNext(WEIGHT) ? in.readDouble() : 0;
        boolean available = in.isNext(AVAILABLE) && in.readBoolean();
        UUID reference = in.isNext(REFERENCE) ? in.readUuid() : null;
        Category category = in.isNext(CATEGORY) ? in.readConstant(CATEGORIES) : null;
        LocalDate releasedOn = in.isNext(RELEASED_ON) ? in.readDate() : null;
        Instant changedAt = in.isNext(CHANGED_AT) ? in.readInstant() : null;
        List<String> tags = in.isNext(TAGS) ? in.readStrings() : null;
        Map<String, Integer> stock = in.isNext(STOCK) ? readStock(in) : null;
        Double rating = in.isNext(RATING) ? in.readDoubleOrNull() : null;
        Long supplierId = in.isNext(SUPPLIER_ID) ? in.readLongOrNull() : null;
        for (String member = in.nextName(NAMES); member != null; member = in.nextName(NAMES)) {
            switch (member) {
                case "id" -> id = in.readLong();
                case "name" -> name = in.readString();
                case "description" -> description = in.readString();
                case "quantity" -> quantity = in.readInt();
                case "price" -> price = in.readDecimal();
                case "weight" -> weight = in.readDouble();
                case "available" -> available = in.readBoolean();
                case "reference" -> reference = in.readUuid();
                case "category" -> category = in.readConstant(CATEGORIES);
                case "releasedOn" -> releasedOn = in.readDate();
                case "changedAt" -> changedAt = in.readInstant();
                case "tags" -> tags = in.readStrings();
                case "stock" -> stock = readStock(in);
                case "rating" -> rating = in.readDoubleOrNull();
                case "supplierId" -> supplierId = in.readLongOrNull();
                default -> in.skipValue();
            }
        }
        Article value = new Article();
        value.setId(id);
        value.setName(name);
        value.setDescription(description);
        value.setQuantity(quantity);
        value.setPrice(price);
        value.setWeight(weight);
        value.setAvailable(available);
        value.setReference(reference);
        value.setCategory(category);
        value.setReleasedOn(releasedOn);
        value.setChangedAt(changedAt);
        value.setTags(tags);
        value.setStock(stock);
        value.setRating(rating);
        value.setSupplierId(supplierId);
        return value;
    }

    @Override
    void write(JsonOutput out, Article value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(ID);
        out.write(value.getId());
        out.next(NAME);
        out.write(value.getName());
        out.next(DESCRIPTION);
        out.write(value.getDescription());
        out.next(QUANTITY);
        out.write(value.getQuantity());
        out.next(PRICE);
        out.write(value.getPrice());
        out.next(WEIGHT);
        out.write(value.getWeight());
        out.next(AVAILABLE);
        out.write(value.isAvailable());
        out.next(REFERENCE);
        out.write(value.getReference() == null ? null : value.getReference().toString());
        out.next(CATEGORY);
        out.write(CATEGORIES, value.getCategory());
        out.next(RELEASED_ON);
        out.write(value.getReleasedOn());
        out.next(CHANGED_AT);
        out.write(value.getChangedAt());
        out.next(TAGS);
        out.writeStrings(value.getTags());
        out.next(STOCK);
        writeStock(out, value.getStock());
        out.next(RATING);
        out.write(value.getRating());
        out.next(SUPPLIER_ID);
        out.write(value.getSupplierId());
        out.endObject();
    }

    private static Map<String, Integer> readStock(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        Map<String, Integer> stock = new LinkedHashMap<>();
        for (String key = in.firstKey(); key != null; key = in.nextKey()) {
            stock.put(key, in.readInt());
        }
        return stock;
    }

    private static void writeStock(JsonOutput out, Map<String, Integer> stock) {
        if (stock == null) {
            out.writeNull();
            return;
        }
        out.put('{');
        int i = 0;
        for (Map.Entry<String, Integer> entry : stock.entrySet()) {
            out.separate(i++);
            out.write(entry.getKey());
            out.put(':');
            out.write(entry.getValue().intValue());
        }
        out.put('}');
    }
}
