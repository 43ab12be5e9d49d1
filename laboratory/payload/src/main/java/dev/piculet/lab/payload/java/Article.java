package dev.piculet.lab.payload.java;

import dev.piculet.lab.payload.random.Variety;
import dev.piculet.lab.payload.random.Variety.Script;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** A bean with setters: 15 properties of all kinds. */
public class Article {
    private static final String[] PLACES = {"harbour", "north", "south", "airport", "station"};

    private long id;
    private String name;
    private String description;
    private int quantity;
    private BigDecimal price;
    private double weight;
    private boolean available;
    private UUID reference;
    private Category category;
    private LocalDate releasedOn;
    private Instant changedAt;
    private List<String> tags;
    private Map<String, Integer> stock;
    private Double rating;
    private Long supplierId;

    /** Where an article belongs. */
    public enum Category {
        FURNITURE,
        LIGHTING,
        GARDEN,
        KITCHEN
    }

    static Article of(Variety v) {
        Article article = new Article();
        article.id = v.id();
        article.name = v.words(Script.ASCII, 2);
        article.description = v.flag() ? null : v.words(Script.ASCII, v.between(4, 16));
        article.quantity = v.between(0, 1_000);
        article.price = v.amount();
        article.weight = v.between(1, 100_000) / 1000.0;
        article.available = v.flag();
        article.reference = v.uuid();
        article.category = v.oneOf(Category.values());
        article.releasedOn = v.date();
        article.changedAt = v.instant();
        article.tags = tags(v);
        article.stock = stock(v);
        article.rating = v.flag() ? null : v.between(10, 50) / 10.0;
        article.supplierId = v.flag() ? null : v.id();
        return article;
    }

    private static List<String> tags(Variety v) {
        List<String> tags = new ArrayList<>();
        for (int left = v.between(1, 6); left > 0; left--) {
            tags.add(v.word(Script.ASCII));
        }
        return tags;
    }

    private static Map<String, Integer> stock(Variety v) {
        Map<String, Integer> stock = new LinkedHashMap<>();
        for (int i = v.between(0, PLACES.length); i < PLACES.length; i++) {
            stock.put(PLACES[i], v.between(0, 500));
        }
        return stock;
    }

    public long getId() {
        return id;
    }

    public void setId(long id) {
        this.id = id;
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public String getDescription() {
        return description;
    }

    public void setDescription(String description) {
        this.description = description;
    }

    public int getQuantity() {
        return quantity;
    }

    public void setQuantity(int quantity) {
        this.quantity = quantity;
    }

    public BigDecimal getPrice() {
        return price;
    }

    public void setPrice(BigDecimal price) {
        this.price = price;
    }

    public double getWeight() {
        return weight;
    }

    public void setWeight(double weight) {
        this.weight = weight;
    }

    public boolean isAvailable() {
        return available;
    }

    public void setAvailable(boolean available) {
        this.available = available;
    }

    public UUID getReference() {
        return reference;
    }

    public void setReference(UUID reference) {
        this.reference = reference;
    }

    public Category getCategory() {
        return category;
    }

    public void setCategory(Category category) {
        this.category = category;
    }

    public LocalDate getReleasedOn() {
        return releasedOn;
    }

    public void setReleasedOn(LocalDate releasedOn) {
        this.releasedOn = releasedOn;
    }

    public Instant getChangedAt() {
        return changedAt;
    }

    public void setChangedAt(Instant changedAt) {
        this.changedAt = changedAt;
    }

    public List<String> getTags() {
        return tags;
    }

    public void setTags(List<String> tags) {
        this.tags = tags;
    }

    public Map<String, Integer> getStock() {
        return stock;
    }

    public void setStock(Map<String, Integer> stock) {
        this.stock = stock;
    }

    public Double getRating() {
        return rating;
    }

    public void setRating(Double rating) {
        this.rating = rating;
    }

    public Long getSupplierId() {
        return supplierId;
    }

    public void setSupplierId(Long supplierId) {
        this.supplierId = supplierId;
    }
}
