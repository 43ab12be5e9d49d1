package dev.piculet.binary.engine;

import dev.piculet.access.plan.SerialPlan;

/** Tells how a class that writes itself by {@code writeObject} is made and filled, as text for people. */
final class SerialText {
    private SerialText() {}

    static String of(SerialPlan plan) {
        StringBuilder text = new StringBuilder(plan.type().getName())
                .append("\n  by        the constructor of ")
                .append(plan.superConstructor().getDeclaringClass().getName())
                .append(" alone, as Java serialization makes it");
        for (Class<?> each : plan.classes()) {
            text.append("\n  written by ")
                    .append(SerialPlan.writer(each) == null ? "the fields" : "writeObject")
                    .append(" of ")
                    .append(each.getName())
                    .append(", read by its ")
                    .append(SerialPlan.reader(each) == null ? "fields" : "readObject");
        }
        return text.toString();
    }
}
