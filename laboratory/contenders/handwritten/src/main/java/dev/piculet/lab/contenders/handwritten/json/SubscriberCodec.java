package dev.piculet.lab.contenders.handwritten.json;

import dev.piculet.lab.payload.java.Subscriber;
import dev.piculet.lab.payload.java.Subscriber.Plan;
import java.time.LocalDate;
import java.util.List;

/** Reads and writes {@link Subscriber}. */
final class SubscriberCodec extends JsonCodec<Subscriber> {
    private static final Name ID = Name.of("id");
    private static final Name EMAIL = Name.of("email");
    private static final Name NAME = Name.of("name");
    private static final Name PLAN = Name.of("plan");
    private static final Name JOINED_ON = Name.of("joinedOn");
    private static final Name CREDITS = Name.of("credits");
    private static final Name ACTIVE = Name.of("active");
    private static final Name SCOPES = Name.of("scopes");

    private static final Names NAMES =
            Names.of("id", "email", "name", "plan", "joinedOn", "credits", "active", "scopes");

    private static final Constants<Plan> PLANS = Constants.of(Plan.class);

    @Override
    Subscriber read(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        long id = in.begins(ID) ? in.readLong() : 0;
        String email = in.isNext(EMAIL) ? in.readString() : null;
        String name = in.isNext(NAME) ? in.readString() : null;
        Plan plan = in.isNext(PLAN) ? in.readConstant(PLANS) : null;
        LocalDate joinedOn = in.isNext(JOINED_ON) ? in.readDate() : null;
        int credits = in.isNext(CREDITS) ? in.readInt() : 0;
        boolean active = in.isNext(ACTIVE) && in.readBoolean();
        List<String> scopes = in.isNext(SCOPES) ? in.readStrings() : null;
        for (String member = in.nextName(NAMES); member != null; member = in.nextName(NAMES)) {
            switch (member) {
                case "id" -> id = in.readLong();
                case "email" -> email = in.readString();
                case "name" -> name = in.readString();
                case "plan" -> plan = in.readConstant(PLANS);
                case "joinedOn" -> joinedOn = in.readDate();
                case "credits" -> credits = in.readInt();
                case "active" -> active = in.readBoolean();
                case "scopes" -> scopes = in.readStrings();
                default -> in.skipValue();
            }
        }
        return new Subscriber(id, email, name, plan, joinedOn, credits, active, scopes);
    }

    @Override
    void write(JsonOutput out, Subscriber value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(ID);
        out.write(value.getId());
        out.next(EMAIL);
        out.write(value.getEmail());
        out.next(NAME);
        out.write(value.getName());
        out.next(PLAN);
        out.write(PLANS, value.getPlan());
        out.next(JOINED_ON);
        out.write(value.getJoinedOn());
        out.next(CREDITS);
        out.write(value.getCredits());
        out.next(ACTIVE);
        out.write(value.isActive());
        out.next(SCOPES);
        out.writeStrings(value.getScopes());
        out.endObject();
    }
}
