package dev.piculet.consumers;

/**
 * A class, or a member of one, that another class names.
 *
 * @param owner the class that is named, or that the member is looked for in
 * @param member a method's name and descriptor, or a field's with a space between; empty for the class itself
 * @param isOfInterface whether the member is a method that is called as one of an interface
 */
record MemberUse(String owner, String member, boolean isOfInterface) {
    @Override
    public String toString() {
        String shown = member.split("[( ]")[0];
        return owner.replace('/', '.') + (member.isEmpty() ? "" : "." + shown + (member.contains("(") ? "()" : ""));
    }
}
