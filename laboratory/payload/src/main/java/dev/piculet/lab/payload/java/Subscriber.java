package dev.piculet.lab.payload.java;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.piculet.lab.payload.random.Variety;
import dev.piculet.lab.payload.random.Variety.Script;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** An immutable class with a creator: final fields, getters and a constructor with names. */
public final class Subscriber {
    private final long id;
    private final String email;
    private final String name;
    private final Plan plan;
    private final LocalDate joinedOn;
    private final int credits;
    private final boolean active;
    private final List<String> scopes;

    /** What is paid for. */
    public enum Plan {
        FREE,
        TEAM,
        COMPANY
    }

    @JsonCreator
    public Subscriber(
            @JsonProperty("id") long id,
            @JsonProperty("email") String email,
            @JsonProperty("name") String name,
            @JsonProperty("plan") Plan plan,
            @JsonProperty("joinedOn") LocalDate joinedOn,
            @JsonProperty("credits") int credits,
            @JsonProperty("active") boolean active,
            @JsonProperty("scopes") List<String> scopes) {
        this.id = id;
        this.email = email;
        this.name = name;
        this.plan = plan;
        this.joinedOn = joinedOn;
        this.credits = credits;
        this.active = active;
        this.scopes = scopes;
    }

    static Subscriber of(Variety v) {
        List<String> scopes = new ArrayList<>();
        for (int left = v.between(1, 5); left > 0; left--) {
            scopes.add(v.word(Script.ASCII) + ":read");
        }
        String name = v.words(Script.ASCII, 2);
        String email = v.code("user") + "@example.org";
        Plan plan = v.oneOf(Plan.values());
        return new Subscriber(v.id(), email, name, plan, v.date(), v.between(0, 10_000), v.flag(), scopes);
    }

    public long getId() {
        return id;
    }

    public String getEmail() {
        return email;
    }

    public String getName() {
        return name;
    }

    public Plan getPlan() {
        return plan;
    }

    public LocalDate getJoinedOn() {
        return joinedOn;
    }

    public int getCredits() {
        return credits;
    }

    public boolean isActive() {
        return active;
    }

    public List<String> getScopes() {
        return scopes;
    }
}
