// The rudder and the oars of a boat (rules 1.1.1 to 1.1.3), written for version 1.1.7 of another library.
const VERSION: &str = "1.1.9";

/// A boat with a broken rudder keeps its course (rule 1.1.2).
fn course(boat: &Boat) -> Course {
    // [1.1.1a] The helmsman is no oarsman.
    let oarsmen = boat.crew - 1;
    turn(boat, oarsmen * 1.5)
}
