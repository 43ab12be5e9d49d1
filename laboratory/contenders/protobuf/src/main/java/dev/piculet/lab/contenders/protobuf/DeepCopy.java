package dev.piculet.lab.contenders.protobuf;

import dev.piculet.lab.contenders.protobuf.message.DeepMessage;
import dev.piculet.lab.payload.objects.Deep;

/** {@link Deep} as a message. */
final class DeepCopy {
    private DeepCopy() {}

    static DeepMessage toMessage(Deep deep) {
        DeepMessage.Builder message = DeepMessage.newBuilder().setId(deep.id).setValue(deep.value);
        if (deep.name != null) {
            message.setName(deep.name);
        }
        if (deep.child != null) {
            message.setChild(toMessage(deep.child));
        }
        return message.build();
    }

    static Deep toObject(DeepMessage message) {
        Deep deep = new Deep();
        deep.id = message.getId();
        deep.name = message.hasName() ? message.getName() : null;
        deep.value = message.getValue();
        deep.child = message.hasChild() ? toObject(message.getChild()) : null;
        return deep;
    }
}
