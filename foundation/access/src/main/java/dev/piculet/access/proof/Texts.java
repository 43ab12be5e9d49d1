package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Computed;
import dev.piculet.access.proof.Value.Text;
import dev.piculet.access.proof.Value.Unfinished;
import dev.piculet.codegen.classfile.Instruction.Member;
import java.util.ArrayList;
import java.util.List;

/** Follows texts that are put together by a {@code StringBuilder}, as compilers for Java 8 do it. */
final class Texts {
    private static final String BUILDER = "java/lang/StringBuilder";

    private Texts() {}

    /** Returns the result of a builder's method, after its effect on the frame; null for any other. */
    static Value call(Member method, String place, List<String> types, List<Value> arguments, Frame frame) {
        if (!method.owner().equals(BUILDER)) {
            return null;
        }
        if (method.name().equals("<init>") && arguments.get(0) instanceof Unfinished) {
            return method.descriptor().equals("()V") ? new Text(place, "", List.of()) : null;
        }
        if (arguments.isEmpty() || !(arguments.get(0) instanceof Text text)) {
            return null;
        }
        if (method.name().equals("toString")) {
            return Computed.of("text of " + text.parts(), text.inputs(), "gets a text that is put together", 0);
        }
        boolean isAppended =
                method.name().equals("append") && arguments.size() == 2 && KnownMethods.isValue(types.get(1));
        if (!isAppended) {
            return null;
        }
        List<Value> inputs = new ArrayList<>(text.inputs());
        inputs.add(arguments.get(1));
        Text longer = new Text(text.site(), text.parts() + types.get(1), inputs);
        frame.replace(text, longer);
        return longer;
    }
}
