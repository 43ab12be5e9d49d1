package dev.piculet.lab.contenders.protobuf;

import dev.piculet.lab.contenders.protobuf.message.SimpleMessage;
import dev.piculet.lab.payload.objects.Simple;

/** {@link Simple} as a message. */
final class SimpleCopy {
    private SimpleCopy() {}

    static SimpleMessage toMessage(Simple simple) {
        SimpleMessage.Builder message = SimpleMessage.newBuilder()
                .setId(simple.id)
                .setActive(simple.active)
                .setDoubleValue(simple.doubleValue)
                .setFloatValue(simple.floatValue)
                .setLongValue(simple.longValue)
                .setShortValue(simple.shortValue);
        if (simple.name != null) {
            message.setName(simple.name);
        }
        return message.build();
    }

    static Simple toObject(SimpleMessage message) {
        Simple simple = new Simple();
        simple.id = message.getId();
        simple.name = message.hasName() ? message.getName() : null;
        simple.active = message.getActive();
        simple.doubleValue = message.getDoubleValue();
        simple.floatValue = message.getFloatValue();
        simple.longValue = message.getLongValue();
        simple.shortValue = (short) message.getShortValue();
        return simple;
    }
}
