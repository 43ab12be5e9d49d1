package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Computed;
import dev.piculet.access.proof.Value.Constant;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Fresh;
import dev.piculet.access.proof.Value.Made;
import dev.piculet.access.proof.Value.Part;
import dev.piculet.access.proof.Value.Steps;
import dev.piculet.access.proof.Value.Text;
import dev.piculet.access.proof.Value.Unfinished;
import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.access.proof.Value.View;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Applies the calls in one method's code to the known state. */
final class Calls {
    private static final Value NOTHING = new Unknown("", 0);

    /** The first code that got an argument and may change it, for messages; null if none did. */
    String toucher;

    /** The constructor of the same class that a constructor calls first; null if there is none. */
    Member delegate;

    final Giving giving;

    private final Analyses analyses;

    private final boolean ofReceiver;

    private final Value builder;

    private final IdentityHashes hashes;

    /** The types of the method's own arguments. */
    private final List<String> own;

    /**
     * @param builder the number of the argument that is the builder, or {@link Analyses#NO_BUILDER}
     * @param own the types of the method's own arguments, its receiver among them
     */
    Calls(Analyses analyses, boolean ofReceiver, int builder, List<String> own) {
        this.own = own;
        this.giving = new Giving(ofReceiver, own);
        this.analyses = analyses;
        this.ofReceiver = ofReceiver;
        this.builder = new Argument(builder);
        hashes = new IdentityHashes(analyses, own);
    }

    /** Marks arguments that other code may change from here on. */
    void touch(Frame frame, long reach, String by) {
        frame.touched |= reach;
        if (reach != 0 && toucher == null) {
            toucher = by;
        }
    }

    /** Changes the frame as a call does; false if it never returns. */
    boolean call(Instruction instruction, String place, Frame frame) {
        Member method = instruction.member();
        List<String> types = types(instruction);
        List<Value> arguments = arguments(frame, types);
        frame.depth -= instruction.number();
        // What a builder's method reads of it has to be known, whatever its name promises.
        boolean takesBuilder = arguments.contains(builder)
                && !KnownMethods.givesArgument(method)
                && !KnownMethods.checksArgument(method);
        if (takesBuilder) {
            forgetTexts(arguments, frame);
        }
        Value known = takesBuilder ? null : known(instruction, types, arguments, place, frame);
        boolean isFollowed = false;
        if (known == null) {
            boolean isOwn = ofReceiver && isArgument(arguments, 0, 0) && instruction.kind() != Kind.CALL_STATIC;
            if (isOwn && method.name().equals("<init>")) {
                delegate = method;
            }
            Effects effects = effects(instruction, isOwn, arguments, frame);
            if (effects != null && !effects.returns()) {
                return false;
            }
            isFollowed = effects != null;
            known = isFollowed
                    ? apply(effects, method, isOwn, arguments, place, frame)
                    : unknown(instruction, types, arguments, place, frame);
        }
        if (instruction.kind() == Kind.CALL_VIRTUAL || instruction.kind() == Kind.CALL_SPECIAL) {
            // Else it has thrown.
            notNull(arguments.get(0), frame);
        }
        if (method.name().equals("<init>") && arguments.get(0) instanceof Unfinished made) {
            Value created = known == NOTHING ? created(made, types, arguments, isFollowed, place, frame) : known;
            frame.replace(made, created);
            frame.holdings.replace(made, created);
        } else {
            frame.push(known, instruction.slots());
        }
        return true;
    }

    /** The effects of a call; null if they are unknown. */
    private Effects effects(Instruction instruction, boolean isOwn, List<Value> arguments, Frame frame) {
        int passed = arguments.indexOf(builder);
        boolean isUnclear = instruction.kind() == Kind.CALL_DYNAMIC
                || passed != arguments.lastIndexOf(builder)
                || passed >= 0 && arguments.size() > Analyses.FIRST_PART;
        long others = arguments.isEmpty() ? 0 : reachOf(arguments.subList(1, arguments.size()), frame);
        boolean isShared = isOwn && ((frame.touched | others) & Value.bit(0)) != 0;
        return isUnclear ? null : analyses.of(instruction.kind(), instruction.member(), isOwn, passed, isShared);
    }

    /** Changes the frame as an instruction does that throws: what a call got may have been changed by then, fields included. */
    void interrupt(Instruction instruction, Frame frame) {
        switch (instruction.kind()) {
            case CALL_VIRTUAL, CALL_SPECIAL, CALL_STATIC, CALL_DYNAMIC -> {
                List<String> types = types(instruction);
                List<Value> arguments = arguments(frame, types);
                if (isFilling(instruction, arguments)) {
                    fill(instruction, types, arguments, "", frame);
                } else if (isCopyOfNumbers(instruction.member(), arguments)) {
                    copyNumbers(instruction.member(), arguments, frame);
                } else if (known(instruction, types, arguments, "", frame.copy()) == null) {
                    touch(frame, changeable(types, arguments, frame), MethodAnalysis.name(instruction.member()));
                    frame.leakAll(arguments);
                    giving.call(instruction, types, arguments, frame);
                }
            }
            default -> {}
        }
    }

    private static List<String> types(Instruction instruction) {
        List<String> types = new ArrayList<>();
        if (instruction.kind() == Kind.CALL_VIRTUAL || instruction.kind() == Kind.CALL_SPECIAL) {
            String owner = instruction.member().owner();
            types.add(owner.startsWith("[") ? owner : "L" + owner + ";");
        }
        types.addAll(Descriptors.parameters(instruction.member().descriptor()));
        return types;
    }

    private static List<Value> arguments(Frame frame, List<String> types) {
        List<Value> arguments = new ArrayList<>(types.size());
        int slot = frame.depth;
        for (int i = types.size() - 1; i >= 0; i--) {
            slot -= Descriptors.isWide(types.get(i)) ? 2 : 1;
        }
        for (String type : types) {
            arguments.add(frame.stack[slot]);
            slot += Descriptors.isWide(type) ? 2 : 1;
        }
        return arguments;
    }

    private static boolean isArgument(List<Value> arguments, int index, int argument) {
        return index < arguments.size() && arguments.get(index) instanceof Argument known && known.index() == argument;
    }

    /** The result of a method of the closed list, after its effect on the frame; null for any other. */
    private Value known(Instruction instruction, List<String> types, List<Value> arguments, String place, Frame frame) {
        Member method = instruction.member();
        if (method.owner().equals("java/lang/Object") && method.name().equals("<init>")) {
            return NOTHING;
        }
        Value hash = hashes.of(method, types, arguments, frame);
        if (hash != null) {
            return hash;
        }
        if (givesArgument(method, arguments)) {
            return notNull(arguments.get(0), frame);
        }
        if (KnownMethods.checksArgument(method)) {
            notNull(arguments.get(0), frame);
            return NOTHING;
        }
        if (KnownCollections.makesConstant(method)) {
            return new Made(MethodAnalysis.name(method));
        }
        String filled = KnownCollections.makesFilled(method);
        if (filled != null) {
            Value made = new Fresh(filled, place);
            unknown(instruction, types, arguments, place, frame);
            giving.elements(made, arguments.get(0), frame);
            frame.filled.add(made);
            return made;
        }
        boolean isNew = method.name().equals("<init>") && arguments.get(0) instanceof Unfinished;
        if (isNew && KnownCollections.makesEmpty(method) && areConstant(arguments)) {
            return new Fresh(method.owner(), place);
        }
        if (KnownCollections.copies(method)) {
            if (!isNew && method.name().equals("<init>")) {
                return null;
            }
            return copied(
                    arguments.get(isNew ? 1 : 0),
                    isNew ? KnownCollections.copyBy(method) : MethodAnalysis.name(method),
                    place,
                    frame);
        }
        if (KnownCollections.copiesPart(method) && isWhole(arguments)) {
            return copied(arguments.get(0), MethodAnalysis.name(method), place, frame);
        }
        if (instruction.kind() == Kind.CALL_DYNAMIC && method.owner().equals("java/lang/invoke/StringConcatFactory")) {
            return computed(place, types, arguments, "gets a text that is put together");
        }
        Value text = Texts.call(method, place, types, arguments, frame);
        return text == null ? withoutTexts(instruction, types, arguments, place, frame) : text;
    }

    /** The result of a method that does nothing with texts, likewise. */
    private Value withoutTexts(
            Instruction instruction, List<String> types, List<Value> arguments, String place, Frame frame) {
        Member method = instruction.member();
        boolean isNew = method.name().equals("<init>") && arguments.get(0) instanceof Unfinished;
        forgetTexts(arguments, frame);
        if (KnownMethods.isPure(method) && (isNew || !method.name().equals("<init>"))) {
            Value result = pure(method, isNew, types, arguments);
            if (result.isDetermined()) {
                return result;
            }
        }
        if (isFilling(instruction, arguments)) {
            return fill(instruction, types, arguments, place, frame);
        }
        if (isCopyOfNumbers(method, arguments)) {
            return copyNumbers(method, arguments, frame);
        }
        boolean isShown = instruction.kind() == Kind.CALL_VIRTUAL && KnownCollections.shows(method);
        if (isShown && (arguments.get(0) instanceof Fresh || arguments.get(0) instanceof Copied)) {
            return new View(arguments.get(0), MethodAnalysis.name(method));
        }
        boolean isOwn = isArgument(arguments, 0, 0) && ofReceiver;
        boolean isStep = KnownMethods.isStep(method) && arguments.get(0) instanceof Steps;
        boolean isRead = KnownMethods.onlyReads(method) && !analyses.isSeenToChange(method);
        if (!isOwn && !method.name().equals("<init>") && (isStep || isRead)) {
            if (!KnownMethods.isImmutable(Descriptors.result(method.descriptor()))) {
                // The result may be a view.
                frame.leakAll(arguments);
            }
            return KnownMethods.makesSteps(method)
                    ? new Steps(reachOf(arguments, frame))
                    : read(method, arguments, place, frame);
        }
        return null;
    }

    /** Whether an array is followed by its length, or by 0 and its length. */
    private static boolean isWhole(List<Value> arguments) {
        Value length = MethodAnalysis.length(arguments.get(0));
        return arguments.get(arguments.size() - 1).equals(length)
                && length.isDetermined()
                && (arguments.size() == 2 || arguments.get(1).equals(new Constant(0)));
    }

    /** Also of a part that is a box: what it holds is told by its only field. */
    private static boolean givesArgument(Member method, List<Value> arguments) {
        return KnownMethods.givesArgument(method) || KnownMethods.unboxes(method) && arguments.get(0) instanceof Part;
    }

    /** Builders that other code gets may have anything appended. */
    private static void forgetTexts(List<Value> arguments, Frame frame) {
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.get(i) instanceof Text text) {
                frame.leak(text);
                arguments.set(i, new Unknown("gets a StringBuilder", 0));
            }
        }
    }

    private static boolean areConstant(List<Value> arguments) {
        for (int i = 1; i < arguments.size(); i++) {
            if (!(arguments.get(i) instanceof Constant)) {
                return false;
            }
        }
        return true;
    }

    private static Value pure(Member method, boolean isNew, List<String> types, List<Value> arguments) {
        String function = method.owner() + "." + method.name() + method.descriptor();
        if (isNew) {
            String name = method.owner().substring(method.owner().lastIndexOf('/') + 1);
            return computed(
                    function,
                    types.subList(1, types.size()),
                    arguments.subList(1, arguments.size()),
                    "gets a new " + name);
        }
        return computed(function, types, arguments, "gets the result of " + MethodAnalysis.name(method));
    }

    /** Results that are always the same if all inputs are immutable. */
    private static Value computed(String function, List<String> types, List<Value> arguments, String why) {
        for (String type : types) {
            // A text that is determined is a String.
            if (!KnownMethods.isValue(type) && !type.equals("Ljava/lang/CharSequence;")) {
                return new Unknown(why, 0);
            }
        }
        return Computed.of(function, arguments, why, 0);
    }

    private static Value copied(Value of, String how, String place, Frame frame) {
        notNull(of, frame);
        if (KnownCollections.isView(how) && of instanceof Fresh fresh) {
            return new View(fresh, how);
        }
        if (KnownCollections.isView(how) && of instanceof View view) {
            return new View(view.of(), how + ", " + view.how());
        }
        frame.leak(of);
        String site = KnownCollections.isView(how) ? null : place;
        return of instanceof Copied copied ? copied.then(how, site) : new Copied(of, how, site);
    }

    /** Notes that a value is not null from here on, and returns it. */
    static Value notNull(Value value, Frame frame) {
        if (value.place() >= 0) {
            frame.nonNulls |= Value.bit(value.place());
        }
        return value;
    }

    static long reachOf(List<Value> arguments, Frame frame) {
        long reach = 0;
        for (Value argument : arguments) {
            reach |= frame.reach(argument);
        }
        return reach;
    }

    private Value unknown(
            Instruction instruction, List<String> types, List<Value> arguments, String place, Frame frame) {
        Member method = instruction.member();
        long reach = changeable(types, arguments, frame);
        frame.leakAll(arguments);
        touch(frame, reach, MethodAnalysis.name(method));
        giving.call(instruction, types, arguments, frame);
        if (method.name().equals("<init>")) {
            return NOTHING;
        }
        Value result = gets(method, arguments, reach, place);
        Giving.result(result, arguments, frame);
        return result;
    }

    private static boolean isFilling(Instruction instruction, List<Value> arguments) {
        if (arguments.isEmpty() || !(arguments.get(0) instanceof Fresh fresh)) {
            return false;
        }
        return instruction.kind() == Kind.CALL_STATIC
                ? KnownCollections.fillsArgument(instruction.member())
                : instruction.kind() == Kind.CALL_VIRTUAL && KnownCollections.fills(fresh.type(), instruction.member());
    }

    /** Puts elements into a collection that stays unknown to other code: what it gets does not get it. */
    private Value fill(Instruction instruction, List<String> types, List<Value> arguments, String place, Frame frame) {
        Member method = instruction.member();
        frame.filled.add(arguments.get(0));
        List<String> others = types.subList(1, types.size());
        List<Value> given = arguments.subList(1, arguments.size());
        long reach = changeable(others, given, frame);
        touch(frame, frame.reach(arguments.get(0)) | reach, MethodAnalysis.name(method));
        frame.leakAll(given);
        giving.call(instruction, types, arguments, frame);
        return gets(method, given, reach, place);
    }

    /** Whether elements are copied of an array that holds no objects: neither gets what the other holds. */
    private boolean isCopyOfNumbers(Member method, List<Value> arguments) {
        if (!KnownCollections.copiesElements(method) || !(arguments.get(0) instanceof Argument source)) {
            return false;
        }
        String type = own.get(source.index());
        return type.length() == 2 && type.charAt(0) == '[';
    }

    private Value copyNumbers(Member method, List<Value> arguments, Frame frame) {
        touch(frame, frame.reach(arguments.get(2)), MethodAnalysis.name(method));
        return NOTHING;
    }

    private static long changeable(List<String> types, List<Value> arguments, Frame frame) {
        long reach = 0;
        for (int i = 0; i < types.size(); i++) {
            if (!KnownMethods.isImmutable(types.get(i))) {
                reach |= frame.reach(arguments.get(i));
            }
        }
        return reach;
    }

    private static Value gets(Member method, List<Value> arguments, long reach, String place) {
        return gets(method, KnownCollections.holds(method) ? Ties.HOLDER : Ties.ANY, arguments, reach, place);
    }

    /** What a method gives that only reads: an element, a part, or a view. */
    private static Value read(Member method, List<Value> arguments, String place, Frame frame) {
        String site = givesOne(method, arguments, frame)
                ? method.owner() + "." + method.name() + " of "
                        + arguments.get(0).place()
                : place;
        Value result = gets(method, Ties.PART, arguments, reachOf(arguments, frame), site);
        for (Value argument : arguments) {
            Giving.part(argument, result, frame);
        }
        return result;
    }

    /** Whether a getter gives one object wherever it is asked: that of an argument that nothing may have changed. A text gives new arrays. */
    private static boolean givesOne(Member method, List<Value> arguments, Frame frame) {
        return arguments.size() == 1
                && arguments.get(0).place() >= 0
                && !KnownMethods.isImmutable("L" + method.owner() + ";")
                && (frame.touched & Frame.reachWithoutFields(arguments.get(0))) == 0;
    }

    private static Value gets(Member method, Ties ties, List<Value> arguments, long reach, String place) {
        String why = "gets the result of " + MethodAnalysis.name(method);
        Ties all = ties;
        for (Value argument : arguments) {
            all = all.with(argument);
        }
        if (KnownMethods.isImmutable(Descriptors.result(method.descriptor()))) {
            return new Unknown(why, 0, all, null);
        }
        return new Unknown(why, reach, all, KnownCollections.makesFixed(method) ? Value.FIXED + place : place);
    }

    /** @param isFollowed whether the code of the constructor has told what the new object holds */
    private static Value created(
            Unfinished made, List<String> types, List<Value> arguments, boolean isFollowed, String place, Frame frame) {
        if (arguments.size() == 1) {
            return new Made("new " + made.type(), place);
        }
        long reach = 0;
        Ties held = isFollowed ? Ties.NONE : Ties.HOLDER;
        Ties ties = KnownCollections.isViewClass(made.type()) ? Ties.PART : held;
        for (int i = 1; i < types.size(); i++) {
            ties = ties.with(arguments.get(i));
            frame.leak(arguments.get(i));
            if (!KnownMethods.isImmutable(types.get(i))) {
                reach |= frame.reach(arguments.get(i));
            }
        }
        String name = made.type().substring(made.type().lastIndexOf('/') + 1);
        return new Unknown("gets a new " + name, reach, ties, place);
    }

    /** Notes that a value of a method that has been followed may be one of its arguments, or a part or a view of one. */
    private static void leakInto(Value value, List<Value> arguments, Frame frame) {
        long reach =
                value instanceof Unknown unknown ? unknown.reach() : value instanceof Computed ? value.arguments() : 0;
        for (int i = 0; i < arguments.size(); i++) {
            if ((reach & Value.bit(i)) != 0 && !(arguments.get(i) instanceof Text)) {
                frame.leak(arguments.get(i));
            }
        }
    }

    /** Applies the effects of a method that has been followed, and returns its result. */
    private Value apply(
            Effects effects, Member method, boolean isOwn, List<Value> arguments, String place, Frame frame) {
        if (isOwn) {
            for (Map.Entry<String, Value> field : effects.fields().entrySet()) {
                leakInto(field.getValue(), arguments, frame);
                frame.fields.put(field.getKey(), Substitution.of(field.getValue(), arguments, frame, place));
            }
        }
        leakInto(effects.result(), arguments, frame);
        for (int i = 0; i < arguments.size(); i++) {
            if ((effects.touched() & Value.bit(i)) != 0) {
                String by = effects.toucher() == null ? MethodAnalysis.name(method) : effects.toucher();
                touch(frame, frame.reach(arguments.get(i)), by);
                frame.leak(arguments.get(i));
            }
            if ((effects.nonNulls() & Value.bit(i)) != 0) {
                notNull(arguments.get(i), frame);
            }
        }
        frame.leaked.addAll(Substitution.ofKnown(effects.leaked(), effects, arguments, frame, place));
        frame.filled.addAll(Substitution.ofKnown(effects.filled(), effects, arguments, frame, place));
        Value result = effects.result() == null ? NOTHING : Substitution.of(effects.result(), arguments, frame, place);
        giving.apply(effects, isOwn, result, arguments, place, frame);
        return result;
    }
}
